package preview

import (
	"strconv"

	"github.com/slashlint/slashlint/validator"
)

// resolved are the things whose ids an interaction's options and target are, each once.
type resolved struct{ things []thing }

// add adds a thing; of one id twice, the first counts.
func (r *resolved) add(t thing) {
	if t.kind == nothing {
		return
	}
	for i := range r.things {
		if r.things[i].kind == t.kind && r.things[i].id == t.id {
			return
		}
	}
	r.things = append(r.things, t)
}

// dictionaries are what "resolved" holds, "keyed by ID", and what each writes of a thing.
var dictionaries = [...]struct {
	key      string
	kind     thingKind
	guild    bool
	contents func(*Interaction, *lister, *thing)
}{
	{"users", aUser, false, func(_ *Interaction, w *lister, t *thing) { appendUser(w, t.id) }},
	{"members", aUser, true, (*Interaction).appendMember},
	{"roles", aRole, false, (*Interaction).appendRole},
	{"channels", aChannel, false, (*Interaction).appendChannel},
	{"messages", aMessage, false, (*Interaction).appendMessage},
	{"attachments", anAttachment, false, (*Interaction).appendAttachment},
}

func (in *Interaction) appendResolved(w *lister) {
	w.open()
	for i := range dictionaries {
		d := &dictionaries[i]
		if d.guild && !in.inGuild() || !in.resolved.has(d.kind) {
			continue
		}
		w.key(d.key)
		w.open()
		for k := range in.resolved.things {
			if t := &in.resolved.things[k]; t.kind == d.kind {
				w.key(decimal(t.id))
				d.contents(in, w, t)
			}
		}
		w.close()
	}
	w.close()
}

func (r *resolved) has(kind thingKind) bool {
	for i := range r.things {
		if r.things[i].kind == kind {
			return true
		}
	}
	return false
}

// appendUser writes the members of a user that the interface's examples show.
func appendUser(w *lister, id uint64) {
	w.open()
	w.text("id", decimal(id))
	w.text("username", "user_"+decimal(id))
	w.text("discriminator", "0")
	w.raw("avatar", "null")
	w.integer("public_flags", 0)
	w.close()
}

// appendMembership writes what the interface lists of a member, after its user and roles; a
// resolved member's voice state is not told.
func appendMembership(w *lister, permissions string, voice bool) {
	w.raw("premium_since", "null")
	w.text("permissions", permissions)
	w.boolean("pending", false)
	w.boolean("is_pending", false)
	w.raw("nick", "null")
	if voice {
		w.boolean("mute", false)
		w.boolean("deaf", false)
	}
	w.text("joined_at", sampleTime)
	w.raw("avatar", "null")
}

func (in *Interaction) appendMember(w *lister, _ *thing) {
	w.open()
	w.raw("roles", "[]")
	appendMembership(w, samplePermissions, false)
	w.close()
}

func (in *Interaction) appendRole(w *lister, t *thing) {
	w.open()
	w.text("id", decimal(t.id))
	w.text("name", "role-"+decimal(t.id))
	w.integer("color", 0)
	w.raw("colors", `{"primary_color":0,"secondary_color":null,"tertiary_color":null}`)
	w.boolean("hoist", false)
	w.integer("position", 1)
	w.text("permissions", samplePermissions)
	w.boolean("managed", false)
	w.boolean("mentionable", true)
	w.integer("flags", 0)
	w.close()
}

// appendChannel writes a channel; app_permissions "is present only when the application's bot user
// is in the guild".
func (in *Interaction) appendChannel(w *lister, t *thing) {
	w.open()
	w.text("id", decimal(t.id))
	w.text("name", "channel-"+decimal(t.id))
	w.integer("type", int64(t.channel))
	w.text("permissions", decimal(in.viewer.Permissions.Bits()))
	if in.inGuild() && in.installedInGuild() {
		w.text("app_permissions", sampleAppPermissions)
	}
	if thread(t.channel) {
		w.text("parent_id", decimal(SampleChannel))
		w.raw("thread_metadata", `{"archived":false,"auto_archive_duration":1440,`+
			`"archive_timestamp":"`+sampleTime+`","locked":false}`)
	}
	w.close()
}

func thread(kind validator.ChannelType) bool {
	return kind >= validator.AnnouncementThread && kind <= validator.PrivateThread
}

func (in *Interaction) appendMessage(w *lister, t *thing) {
	w.open()
	w.text("id", decimal(t.id))
	w.integer("type", 0)
	w.text("channel_id", in.channel())
	w.key("author")
	appendUser(w, SampleTarget)
	w.text("content", "a sample message")
	w.text("timestamp", sampleTime)
	w.raw("edited_timestamp", "null")
	w.boolean("tts", false)
	w.boolean("mention_everyone", false)
	for _, list := range [...]string{
		"mentions", "mention_roles", "attachments", "embeds", "components",
	} {
		w.raw(list, "[]")
	}
	w.boolean("pinned", false)
	w.integer("flags", 0)
	w.close()
}

func (in *Interaction) appendAttachment(w *lister, t *thing) {
	w.open()
	w.text("id", decimal(t.id))
	w.text("filename", t.file)
	if kind := contentType(t.file); kind != "" {
		w.text("content_type", kind)
	}
	w.integer("size", sampleSize)
	w.text("url", "https://cdn.example/attachments/"+decimal(t.id))
	w.text("proxy_url", "https://media.example/attachments/"+decimal(t.id))
	w.close()
}

// appendIDs appends a list of ids.
func appendIDs(dst []byte, ids []uint64) []byte {
	dst = append(dst, '[')
	for i, id := range ids {
		dst = append(comma(dst, i), '"')
		dst = append(strconv.AppendUint(dst, id, 10), '"')
	}
	return append(dst, ']')
}
