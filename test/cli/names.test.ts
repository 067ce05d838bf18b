/** Names at the terminal. */
import { Command } from 'commander';
import { addOptions, hostOptions } from '../../cli/options';
import { COMMANDS, operationNamed, SHORT_NAMES, typedNames } from '../../cli/names';
import { completionFor } from '../../cli/completion';
import { camel, kebab } from '../../shared/contract/names';
import { enteredFields, operationNames, operationOf } from '../../shared/contract/operations';
import { testInTurn } from '../support/sample';

test('finds an operation by each of its spellings', () => {
	for (const name of operationNames) for (const typed of [name, kebab(name)]) expect(operationNamed(typed)).toBe(name);
	for (const [short, name] of Object.entries(SHORT_NAMES)) expect(operationNamed(short)).toBe(name);
	for (const none of ['', 'toString', 'constructor', 'rotat']) expect(operationNamed(none)).toBeUndefined();
});

test('has no name twice', () => {
	const names = typedNames();
	expect(names).toHaveLength(new Set(names).size);
	expect(names).toEqual(expect.arrayContaining([...COMMANDS]));
});

test('has no parameter with the name of an option of the terminal', () => {
	const options = new Set(hostOptions.map(([flags]) => camel(/--([\w-]+)/.exec(flags)![1]!.replaceAll('-', '_'))));
	const parameters = operationNames.flatMap((name) => enteredFields(operationOf(name)).map(([wire]) => camel(wire)));
	expect(parameters.filter((name) => options.has(name))).toEqual([]);
});

test('tells the values of a choice apart from its default', () => {
	const help = addOptions(new Command(), 'add_text_watermark').helpInformation().replace(/\s+/g, ' ');
	expect(help).toContain('(one of over, under; default: over)');
});

testInTurn('completes every operation in three shells', () => {
	for (const shell of ['bash', 'zsh', 'fish'])
		for (const name of operationNames) expect(completionFor(shell)).toContain(kebab(name));
	expect(() => completionFor('csh')).toThrow('bash, zsh, fish');
});
