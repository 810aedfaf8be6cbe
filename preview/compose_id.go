package preview

import (
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// thing is what an id is the id of, and what the interaction tells of it.
type thing struct {
	kind    thingKind
	id      uint64
	channel validator.ChannelType
	file    string
}

// thingKind is a kind of thing.
type thingKind uint8

// The kinds, in the order in which an interaction's resolved things are written.
const (
	nothing thingKind = iota
	aUser
	aRole
	aChannel
	aMessage
	anAttachment
)

// snowflake reads an id: a decimal 64-bit number without leading zeros.
func snowflake(text string) (id uint64, ok bool) {
	id, err := strconv.ParseUint(text, 10, 64)
	return id, err == nil && (text[0] != '0' || text == "0")
}

// id reads the id that the text begins with, and what follows its colon.
func (r *reading) id() (detail string, ok bool) {
	text, detail, _ := strings.Cut(r.text, ":")
	id, ok := snowflake(text)
	if !ok {
		return "", r.refuse(ValueType, quoted(text)+" is no id; write the digits of one")
	}
	r.json, r.names.id = `"`+decimal(id)+`"`, id
	return detail, true
}

// bareID reads an id that nothing may follow.
func (r *reading) bareID() bool {
	detail, ok := r.id()
	if detail != "" {
		return r.refuse(ValueType, quoted(r.text)+" is no id; leave out what follows the colon")
	}
	return ok
}

// mentionable reads the id of a user, or of a role when ROLE follows.
func (r *reading) mentionable() bool {
	detail, ok := r.id()
	switch strings.ToUpper(detail) {
	case "", "USER":
	case "ROLE":
		r.names.kind = aRole
	default:
		return r.refuse(ValueType, quoted(detail)+" is no type of a MENTIONABLE; write USER or ROLE")
	}
	return ok
}

// channel reads the id of a channel and its type; without one it is of the first type that the
// option allows.
func (r *reading) channel() bool {
	detail, ok := r.id()
	if !ok {
		return false
	}
	allowed := &r.option.ChannelTypes
	if detail == "" {
		r.names.channel = firstChannelType(allowed)
		return true
	}
	kind, ok := channelType(detail)
	if !ok {
		return r.refuse(ValueType, quoted(detail)+" is no channel type"+
			meant(strings.ToUpper(detail), channelTypeNames()))
	}
	r.names.channel = kind
	if len(allowed.Elements) > 0 && !allowed.Has(int64(kind)) {
		return r.refuse(ChannelTypes,
			kind.String()+" is not among the channel types of "+r.name())
	}
	return true
}

// firstChannelType returns the first of an option's channel types, GUILD_TEXT when it has none.
func firstChannelType(allowed *validator.IntegerList) validator.ChannelType {
	for i := range allowed.Elements {
		if e := &allowed.Elements[i]; e.Given() && e.N >= 0 && e.N <= int64(lastChannelType) {
			return validator.ChannelType(e.N)
		}
	}
	return validator.GuildText
}

const lastChannelType = validator.GuildMedia

// channelType returns the channel type of a name in any case, or of a number.
func channelType(text string) (validator.ChannelType, bool) {
	for kind := range lastChannelType + 1 {
		name := kind.String()
		if name != "" && (sameFolded(name, text) || strconv.Itoa(int(kind)) == text) {
			return kind, true
		}
	}
	return 0, false
}

func channelTypeNames() []string {
	var names texts
	for kind := range lastChannelType + 1 {
		if name := kind.String(); name != "" {
			names.add(name)
		}
	}
	return names
}
