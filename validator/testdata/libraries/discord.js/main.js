// Prints the ten definitions of ../README.md as discord.js sends them.
import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  ContextMenuCommandBuilder,
  InteractionContextType,
  Locale,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from 'discord.js'

const plain = new SlashCommandBuilder().setName('ping').setDescription('Check that the bot responds')

const optionTypes = new SlashCommandBuilder()
  .setName('report')
  .setDescription('Report a problem')
  .addStringOption((o) => o.setName('subject').setDescription('What it is about').setRequired(true))
  .addIntegerOption((o) => o.setName('severity').setDescription('How bad it is').setRequired(true))
  .addBooleanOption((o) => o.setName('urgent').setDescription('Notify the moderators at once'))
  .addUserOption((o) => o.setName('member').setDescription('Who caused it'))
  .addChannelOption((o) => o.setName('channel').setDescription('Where it happened'))
  .addRoleOption((o) => o.setName('role').setDescription('Who should handle it'))
  .addMentionableOption((o) => o.setName('notify').setDescription('A member or role to notify'))
  .addNumberOption((o) => o.setName('hours').setDescription('How long it lasted'))
  .addAttachmentOption((o) => o.setName('screenshot').setDescription('What it looked like'))

const choices = new SlashCommandBuilder()
  .setName('order')
  .setDescription('Order a drink')
  .addStringOption((o) => o
    .setName('drink')
    .setDescription('Which drink')
    .setRequired(true)
    .addChoices({ name: 'Coffee', value: 'coffee' }, { name: 'Green tea', value: 'green_tea' }))
  .addIntegerOption((o) => o
    .setName('cups')
    .setDescription('How many cups')
    .setRequired(true)
    .addChoices({ name: 'One', value: 1 }, { name: 'A dozen', value: 12 }))
  .addNumberOption((o) => o
    .setName('size')
    .setDescription('How many liters each')
    .addChoices({ name: 'Small', value: 0.25 }, { name: 'Huge', value: 1 }))

const limits = new SlashCommandBuilder()
  .setName('search')
  .setDescription('Search the messages')
  .addStringOption((o) => o
    .setName('query')
    .setDescription('What to search for')
    .setRequired(true)
    .setMinLength(2)
    .setMaxLength(100)
    .setAutocomplete(true))
  .addIntegerOption((o) => o
    .setName('days')
    .setDescription('How many days back')
    .setMinValue(0)
    .setMaxValue(30)
    .setAutocomplete(true))
  .addNumberOption((o) => o
    .setName('score')
    .setDescription('How well it matches')
    .setMinValue(0.5)
    .setMaxValue(1)
    .setAutocomplete(true))
  .addChannelOption((o) => o
    .setName('channel')
    .setDescription('Where to search')
    .addChannelTypes(ChannelType.GuildText, ChannelType.GuildAnnouncement))

const subcommands = new SlashCommandBuilder()
  .setName('tag')
  .setDescription('Save texts and show them again')
  .addSubcommand((s) => s.setName('list').setDescription('List all tags'))
  .addSubcommand((s) => s
    .setName('save')
    .setDescription('Save a tag')
    .addStringOption((o) => o.setName('name').setDescription('What to call it').setRequired(true))
    .addBooleanOption((o) => o.setName('pinned').setDescription('List it first')))

const groups = new SlashCommandBuilder()
  .setName('config')
  .setDescription('Change the settings')
  .addSubcommandGroup((g) => g
    .setName('role')
    .setDescription('Roles that members may take')
    .addSubcommand((s) => s
      .setName('add')
      .setDescription('Offer a role')
      .addRoleOption((o) => o.setName('role').setDescription('Which role').setRequired(true)))
    .addSubcommand((s) => s.setName('clear').setDescription('Offer no roles')))
  .addSubcommandGroup((g) => g
    .setName('log')
    .setDescription('The log of changes')
    .addSubcommand((s) => s
      .setName('move')
      .setDescription('Write the log to another channel')
      .addChannelOption((o) => o.setName('channel').setDescription('Which channel').setRequired(true))))
  .addSubcommand((s) => s.setName('reset').setDescription('Restore the defaults'))

/** @param {string} de @param {string} es @param {string} es419 @param {string} ja */
const localized = (de, es, es419, ja) => ({
  [Locale.German]: de, [Locale.SpanishES]: es, [Locale.SpanishLATAM]: es419, [Locale.Japanese]: ja,
})

const localizations = new SlashCommandBuilder()
  .setName('play')
  .setNameLocalizations(localized('abspielen', 'reproducir', 'tocar', '再生'))
  .setDescription('Play music')
  .setDescriptionLocalizations(localized('Musik abspielen', 'Reproducir música', 'Poner música', '音楽を再生する'))
  .addStringOption((o) => o
    .setName('playlist')
    .setNameLocalizations(localized('liste', 'lista', 'repertorio', 'リスト'))
    .setDescription('Which playlist')
    .setDescriptionLocalizations(localized('Welche Liste', 'Qué lista', 'Cuál repertorio', 'どのリスト'))
    .setRequired(true)
    .addChoices(
      { name: 'Favorites', name_localizations: localized('Favoriten', 'Favoritos', 'Mis favoritas', 'お気に入り'), value: 'favorites' },
      { name: 'Charts', name_localizations: localized('Hitparade', 'Éxitos', 'Más escuchadas', 'ランキング'), value: 'charts' },
    ))

const access = new SlashCommandBuilder()
  .setName('gallery')
  .setDescription('Show pictures for adults')
  .setDefaultMemberPermissions(PermissionFlagsBits.EmbedLinks | PermissionFlagsBits.AttachFiles)
  .setNSFW(true)
  .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall)

const userCommand = new ContextMenuCommandBuilder()
  .setType(ApplicationCommandType.User)
  .setName('Show avatar')
  .setNameLocalizations(localized('Avatar zeigen', 'Ver avatar', 'Mostrar avatar', 'アバターを表示'))

const messageCommand = new ContextMenuCommandBuilder()
  .setType(ApplicationCommandType.Message)
  .setName('Report to moderators')
  .setDefaultMemberPermissions(PermissionFlagsBits.SendMessages)
  .setContexts(InteractionContextType.Guild)

const definitions = {
  plain,
  'option-types': optionTypes,
  choices,
  limits,
  subcommands,
  groups,
  localizations,
  access,
  'user-command': userCommand,
  'message-command': messageCommand,
}
const documents = Object.entries(definitions).map(([name, builder]) => ({ name, document: builder.toJSON() }))
console.log(JSON.stringify(documents))
