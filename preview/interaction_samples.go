package preview

// What an interaction tells of things that the document and the viewer do not know are fixed
// samples, so that the same input always gives the same bytes and output can serve as a fixture.
const (
	// SampleInteraction is the id of every interaction.
	SampleInteraction uint64 = 1100000000000000003
	// SampleToken is the token of every interaction; the service's are unique and live 15 minutes.
	SampleToken = "sample-interaction-token"
	// SampleUser, SampleGuild and SampleChannel stand for the viewer's ids that are 0.
	SampleUser    uint64 = 1100000000000000004
	SampleGuild   uint64 = 1100000000000000005
	SampleChannel uint64 = 1100000000000000006
	// SampleTarget is the user or message that a USER or MESSAGE command is used on.
	SampleTarget uint64 = 1100000000000000007
	// SampleID is the id in the value that SampleValue gives to an option that takes one.
	SampleID uint64 = 1100000000000000008
)

const (
	sampleTime = "2026-01-01T00:00:00.000000+00:00"
	// sampleAppPermissions are ATTACH_FILES, EMBED_LINKS and MENTION_EVERYONE, as in the public
	// reference's examples.
	sampleAppPermissions = "442368"
	// samplePermissions are those of a member or role other than the viewer's: VIEW_CHANNEL,
	// SEND_MESSAGES, READ_MESSAGE_HISTORY and USE_APPLICATION_COMMANDS.
	samplePermissions = "2147552256"
	// sampleSizeLimit is the size in bytes up to which the service takes attachments by default.
	sampleSizeLimit = 10 << 20
	// sampleSize is the size in bytes of every attachment.
	sampleSize = 1024
)
