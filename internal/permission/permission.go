// Package permission has the names of permission bits, and reads and writes sets of them.
//
//	permission.Names[5]             // "MANAGE_GUILD"
//	permission.Text(6)              // "KICK_MEMBERS and BAN_MEMBERS"
//	permission.Parse("KickMembers") // 2
//
// It is linked into the module, so it imports only strconv and strings.
package permission

// Documented are the bits that the service documents: those that have a name.
const Documented = 1<<53 - 1 - 1<<47

// Names are the service's names of the permission bits, by the number of the bit; "" where a bit has
// none.
var Names = [...]string{
	0: "CREATE_INSTANT_INVITE", 1: "KICK_MEMBERS", 2: "BAN_MEMBERS", 3: "ADMINISTRATOR",
	4: "MANAGE_CHANNELS", 5: "MANAGE_GUILD", 6: "ADD_REACTIONS", 7: "VIEW_AUDIT_LOG",
	8: "PRIORITY_SPEAKER", 9: "STREAM", 10: "VIEW_CHANNEL", 11: "SEND_MESSAGES",
	12: "SEND_TTS_MESSAGES", 13: "MANAGE_MESSAGES", 14: "EMBED_LINKS", 15: "ATTACH_FILES",
	16: "READ_MESSAGE_HISTORY", 17: "MENTION_EVERYONE", 18: "USE_EXTERNAL_EMOJIS",
	19: "VIEW_GUILD_INSIGHTS", 20: "CONNECT", 21: "SPEAK", 22: "MUTE_MEMBERS",
	23: "DEAFEN_MEMBERS", 24: "MOVE_MEMBERS", 25: "USE_VAD", 26: "CHANGE_NICKNAME",
	27: "MANAGE_NICKNAMES", 28: "MANAGE_ROLES", 29: "MANAGE_WEBHOOKS",
	30: "MANAGE_GUILD_EXPRESSIONS", 31: "USE_APPLICATION_COMMANDS", 32: "REQUEST_TO_SPEAK",
	33: "MANAGE_EVENTS", 34: "MANAGE_THREADS", 35: "CREATE_PUBLIC_THREADS",
	36: "CREATE_PRIVATE_THREADS", 37: "USE_EXTERNAL_STICKERS", 38: "SEND_MESSAGES_IN_THREADS",
	39: "USE_EMBEDDED_ACTIVITIES", 40: "MODERATE_MEMBERS",
	41: "VIEW_CREATOR_MONETIZATION_ANALYTICS", 42: "USE_SOUNDBOARD",
	43: "CREATE_GUILD_EXPRESSIONS", 44: "CREATE_EVENTS", 45: "USE_EXTERNAL_SOUNDS",
	46: "SEND_VOICE_MESSAGES", 48: "SET_VOICE_CHANNEL_STATUS", 49: "SEND_POLLS",
	50: "USE_EXTERNAL_APPS", 51: "PIN_MESSAGES", 52: "BYPASS_SLOWMODE",
}
