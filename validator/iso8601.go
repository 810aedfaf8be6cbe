package validator

// isTime reports whether a text is a calendar date and a time of ISO 8601, in the extended format
// ("2026-01-31T09:30:00.5+01:00") or the basic one ("20260131T093000Z").
func isTime(text string) bool {
	r := timeReader{text: text, fine: true}
	year := r.number(4, 0, 9999)
	r.skip('-')
	month := r.number(2, 1, 12)
	r.skip('-')
	r.number(2, 1, daysIn(year, month))
	r.fine = r.skip('T') && r.fine
	r.clock(23)
	switch {
	case r.skip('Z'):
	case r.skip('+'), r.skip('-'):
		r.clock(23)
	}
	return r.fine && r.text == ""
}

func daysIn(year, month int) int {
	switch {
	case month == 2 && year%4 == 0 && (year%100 != 0 || year%400 == 0):
		return 29
	case month == 2:
		return 28
	case month == 4, month == 6, month == 9, month == 11:
		return 30
	}
	return 31
}

// timeReader reads a time from its start.
type timeReader struct {
	text string
	fine bool
}

// skip passes over a character, and reports whether it stands there.
func (r *timeReader) skip(c byte) bool {
	if r.text == "" || r.text[0] != c {
		return false
	}
	r.text = r.text[1:]
	return true
}

func (r *timeReader) digit() bool { return r.text != "" && r.text[0]-'0' <= 9 }

// number reads a number of so many digits.
func (r *timeReader) number(digits, least, most int) (n int) {
	for range digits {
		if !r.digit() {
			r.fine = false
			return 0
		}
		n = n*10 + int(r.text[0]-'0')
		r.text = r.text[1:]
	}
	r.fine = r.fine && least <= n && n <= most
	return n
}

// clock reads hours and, when they are there, minutes, seconds (60 is a leap second) and a fraction.
func (r *timeReader) clock(hours int) {
	r.number(2, 0, hours)
	for _, most := range [...]int{59, 60} {
		if !r.skip(':') && !r.digit() {
			return
		}
		r.number(2, 0, most)
	}
	if r.skip('.') || r.skip(',') {
		r.number(1, 0, 9)
		for r.digit() {
			r.text = r.text[1:]
		}
	}
}
