package preview

import "github.com/slashlint/slashlint/validator"

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
	key   string
	kind  thingKind
	guild bool
	write func(*Interaction, *writer, *thing)
}{
	{"users", aUser, false, (*Interaction).writeUser},
	{"members", aUser, true, (*Interaction).writeMember},
	{"roles", aRole, false, (*Interaction).writeRole},
	{"channels", aChannel, false, (*Interaction).writeChannel},
	{"messages", aMessage, false, (*Interaction).writeMessage},
	{"attachments", anAttachment, false, (*Interaction).writeAttachment},
}

func (in *Interaction) writeResolved(w *writer) {
	w.open("resolved", '{')
	for i := range dictionaries {
		d := &dictionaries[i]
		if d.guild && !in.inGuild() || !in.resolved.has(d.kind) {
			continue
		}
		w.open(d.key, '{')
		for k := range in.resolved.things {
			if t := &in.resolved.things[k]; t.kind == d.kind {
				d.write(in, w, t)
			}
		}
		w.close('}')
	}
	w.close('}')
}

func (r *resolved) has(kind thingKind) bool {
	for i := range r.things {
		if r.things[i].kind == kind {
			return true
		}
	}
	return false
}

// user writes the members of a user that the interface's examples show.
func (w *writer) user(key string, id uint64) {
	w.open(key, '{')
	w.id("id", id)
	w.text("username", "user_"+decimal(id))
	w.raw("", `"discriminator":"0","avatar":null,"public_flags":0`)
	w.close('}')
}

// membership writes what the interface lists of a member, after its user and roles; a resolved
// member's voice state is not told.
func (w *writer) membership(permissions, voice string) {
	w.raw("premium_since", "null")
	w.text("permissions", permissions)
	w.raw("", `"pending":false,"is_pending":false,"nick":null`+voice)
	w.raw("", `"joined_at":"`+sampleTime+`","avatar":null`)
}

// named begins a thing with its id and a name made of it.
func (w *writer) named(t *thing, before string) {
	id := decimal(t.id)
	w.open(id, '{')
	w.text("id", id)
	w.text("name", before+id)
}

func (in *Interaction) writeUser(w *writer, t *thing) { w.user(decimal(t.id), t.id) }

func (in *Interaction) writeMember(w *writer, t *thing) {
	w.open(decimal(t.id), '{')
	w.raw("roles", "[]")
	w.membership(samplePermissions, "")
	w.close('}')
}

func (in *Interaction) writeRole(w *writer, t *thing) {
	w.named(t, "role-")
	w.raw("", `"color":0,`+
		`"colors":{"primary_color":0,"secondary_color":null,"tertiary_color":null},`+
		`"hoist":false,"position":1,"permissions":"`+samplePermissions+`",`+
		`"managed":false,"mentionable":true,"flags":0`)
	w.close('}')
}

// writeChannel writes a channel; app_permissions "is present only when the application's bot user
// is in the guild".
func (in *Interaction) writeChannel(w *writer, t *thing) {
	w.named(t, "channel-")
	w.integer("type", int64(t.channel))
	w.id("permissions", in.viewer.Permissions.Bits())
	if in.inGuild() && in.installedInGuild() {
		w.text("app_permissions", sampleAppPermissions)
	}
	if thread(t.channel) {
		w.id("parent_id", SampleChannel)
		w.raw("thread_metadata", `{"archived":false,"auto_archive_duration":1440,`+
			`"archive_timestamp":"`+sampleTime+`","locked":false}`)
	}
	w.close('}')
}

func thread(kind validator.ChannelType) bool {
	return kind >= validator.AnnouncementThread && kind <= validator.PrivateThread
}

func (in *Interaction) writeMessage(w *writer, t *thing) {
	w.open(decimal(t.id), '{')
	w.id("id", t.id)
	w.integer("type", 0)
	w.id("channel_id", in.channel())
	w.user("author", SampleTarget)
	w.raw("", `"content":"a sample message","timestamp":"`+sampleTime+`",`+
		`"edited_timestamp":null,"tts":false,"mention_everyone":false,`+
		`"mentions":[],"mention_roles":[],"attachments":[],"embeds":[],"components":[],`+
		`"pinned":false,"flags":0`)
	w.close('}')
}

func (in *Interaction) writeAttachment(w *writer, t *thing) {
	id := decimal(t.id)
	w.open(id, '{')
	w.text("id", id)
	w.text("filename", t.file)
	w.optional("content_type", contentType(t.file))
	w.integer("size", sampleSize)
	w.text("url", "https://cdn.example/attachments/"+id)
	w.text("proxy_url", "https://media.example/attachments/"+id)
	w.close('}')
}
