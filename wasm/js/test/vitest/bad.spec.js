import { SlashCommandBuilder } from 'discord.js'
import { expect, test } from 'vitest'

const commands = [
  new SlashCommandBuilder()
    .setName('mod')
    .setDescription('Moderate')
    .addSubcommand((sub) => sub
      .setName('ban')
      .setDescription('Ban a member')
      .addStringOption((option) => option.setName('reason').setNameLocalizations({ de: 'wer' }).setDescription('Why'))
      .addUserOption((option) => option
        .setName('user').setNameLocalizations({ de: 'wer' }).setDescription('Who').setRequired(true))),
  new SlashCommandBuilder().setName('mod').setDescription('Moderate, once more'),
]

test('the commands are deployable', () => {
  expect(commands.map((command) => command.toJSON())).toBeDeployable({ scope: 'guild' })
})
