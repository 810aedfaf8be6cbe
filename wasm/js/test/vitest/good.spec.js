import { ContextMenuCommandBuilder, PermissionFlagsBits, SlashCommandBuilder } from 'discord.js'
import { expect, test } from 'vitest'

const commands = [
  new SlashCommandBuilder()
    .setName('ban')
    .setNameLocalizations({ de: 'bannen', fr: 'bannir' })
    .setDescription('Ban a member')
    .setDefaultMemberPermissions(PermissionFlagsBits.BanMembers)
    .addUserOption((option) => option.setName('user').setDescription('Who is to be banned').setRequired(true))
    .addStringOption((option) => option.setName('reason').setDescription('Why').setMaxLength(200)),
  new SlashCommandBuilder()
    .setName('queue')
    .setDescription('What is played next')
    .addSubcommand((sub) => sub.setName('show').setDescription('Shows it'))
    .addSubcommand((sub) => sub.setName('clear').setDescription('Clears it')),
  new ContextMenuCommandBuilder().setName('Report to Moderators').setType(3),
]

test('the commands are deployable', () => {
  expect(commands.map((command) => command.toJSON())).toBeDeployable()
  expect(commands).toBeDeployable({ scope: 'guild', failOn: 'warning' })
  expect(commands[0].toJSON()).toBeDeployable()
})
