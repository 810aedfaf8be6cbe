package naming_test

import (
	"iter"
	"math/rand/v2"
	"strings"
)

// seeds are names that have gone wrong in one implementation or another.
var seeds = []string{
	"", "ping", "ping\n", "\nping", "Ping", "set_permissions", "isn't", "isn\u2019t", "isn\u02bct",
	"add role", "8ball", "-", "a.b", "a\x00", "\xff", "a\xc3", "\xed\xa0\x80", "\xc0\xaf",
	"แบน", "เพิ่มบทบาท", "ตั้งค่าสิทธิ์", "๏เริ่ม๛", "ราคา฿", "ก\u0e00",
	"प्रतिबंध", "भूमिका-जोड़ें", "हटाएँ।", "क्\u200dष", "क्\u200cष", "॰", "क॑", "क़", "क\u093c",
	"追放", "ロールを追加", "ロール・追加", "禁止", "추방", "추방",
	"café", "cafe\u0301", "ậ", "a\u0323\u0302", "a\u0302\u0323", "\u0301", "=\u0338",
	"ბანი", "ᲑᲐᲜᲘ", "ᏣᎳᎩ", "ꮳꮃꭹ", "ᏸ", "Ᏸ",
	"ǆ", "ǅ", "Ǆ", "ⅷ", "Ⅷ", "𝐀", "𝐚", "ℂ", "ϒ", "\u212a", "\u2126", "\u212b",
	"İ", "ı", "i\u0307", "ß", "ẞ", "ＡＢ", "ａｂ", "²", "½", "①", "Ⓐ", "ⓐ", "٣", "ـ",
	"λογος", "λογοσ", "ΛΟΓΟΣ", "Σ", "ΑΣ", "ΑΣ'", "ΑΣ'Α", "ΑΣ\u0301", "ʰΣ", "aʰΣ", "aΣʰ", "aΣ-Σa",
	strings.Repeat("𐐨", 32), strings.Repeat("𐐨", 33), strings.Repeat("𐐀", 32),
	strings.Repeat("a", 32), strings.Repeat("a", 33), strings.Repeat("ก", 33),
	"😀", "1️⃣", "👩\u200d💻", "a‿b", "a·b", "a–b", "\u0378", "\U0002ebf0", "\U000e0041", "\uffff",
}

// randomNames yields n strings of up to 33 code points: pieces of the seeds, code points near
// those of the seeds, and any others. They are the same on every run.
func randomNames(n int) iter.Seq[string] {
	random := rand.New(rand.NewPCG(1, 2))
	near := []rune(strings.Join(seeds, ""))
	return func(yield func(string) bool) {
		for range n {
			name := make([]rune, random.IntN(random.IntN(longest+1)+2))
			for i := range name {
				name[i] = near[random.IntN(len(near))]
				switch random.IntN(64) {
				case 0:
					name[i] = rune(random.IntN(0x33000))
				case 1, 2, 3, 4:
					name[i] += rune(random.IntN(16) - 8)
				}
			}
			if !yield(string(name)) {
				return
			}
		}
	}
}
