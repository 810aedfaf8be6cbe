import { SlashCommandBuilder } from 'discord.js'
import { load } from 'slashlint'
import 'slashlint/vitest'
import { expect, test } from 'vitest'

const commands = [new SlashCommandBuilder().setName('ping').setDescription('Says pong')]

test('the commands are right', async () => {
  expect(commands.map((command) => command.toJSON())).toBeDeployable({ scope: 'guild', failOn: 'warning' })
  expect(commands).not.toBeDeployable()
  // @ts-expect-error there is no such scope
  expect(commands).toBeDeployable({ scope: 'server' })
  const slashlint = await load()
  slashlint.check(commands.map((command) => command.toJSON()))
})
