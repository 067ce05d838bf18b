// npm start: every operation of the table on example documents, as people type it at a terminal. Results go to examples/out/.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { main } from '../cli/main';
import { DIFFERS, DONE } from '../cli/exit-codes';
import type { Terminal } from '../cli/terminal';
import { version } from '../package.json';
import type { Document } from '../shared/contract/backend';
import { kebab } from '../shared/contract/names';
import { givesData, operationOf, type OperationName } from '../shared/contract/operations';
import { operationsWith } from '../shared/contract/ports';
import { examples, parametersOf } from '../test/support/examples';
import { sample, sampleNames } from '../test/support/documents/samples';
import { wordsOf } from '../test/support/hosts/command-line';
import { written } from '../test/support/written';
import { localHere } from '../workers/local-here';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
const out = path.join('examples', 'out');
const folder = path.join(root, out);
/** The words that a shell takes as they are. */
const PLAIN = /^[\w./:=,@%+-]+$/;

/** Longer values are shown as the file that holds them. */
const LONGEST = 400;

function typed(word: string): string {
	if (word.length > LONGEST) return '"$(cat inputs/values.json)"';
	return PLAIN.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Runs a command in the folder of the results. @returns whether it succeeded. */
async function obey(words: readonly string[], environment: Terminal['environment'], printsTo?: string): Promise<boolean> {
	const secrets = Object.entries(environment).map(([name, value]) => `${name}=${typed(value ?? '')} `);
	console.log(`$ ${secrets.join('')}octavo ${words.map(typed).join(' ')}${printsTo === undefined ? '' : ` > ${printsTo}`}`);
	const printed: (string | Uint8Array)[] = [];
	const start = performance.now();
	const code = await main(
		words,
		{
			input: Readable.from([]),
			print: (data) => Promise.resolve(void printed.push(data)),
			tell: (line) => console.log(`  ${line}`),
			isPersonReading: false,
			drawsBars: false,
			ask: () => Promise.reject(new Error('no person answers')),
			environment,
			folder,
			worker: () => Promise.reject(new Error('documents of this size take no threads')),
		},
		version,
	);
	const milliseconds = performance.now() - start;
	if (printsTo !== undefined)
		await writeFile(path.join(folder, printsTo), Buffer.concat(printed.map((part) => Buffer.from(part))));
	console.log(`  ${milliseconds.toFixed(0)} ms`);
	return code === DONE || code === DIFFERS;
}

async function show(name: OperationName, number: number): Promise<boolean> {
	const example = examples[name];
	const operation = operationOf(name);
	const stem = `${String(number).padStart(2, '0')}-${kebab(name)}`;
	const { words, environment } = wordsOf(name, await parametersOf(example), keepInput);
	const command = [kebab(name), ...example.inputs.map((input) => `inputs/${input}`), ...words];
	console.log(`\n# ${example.shows}`);
	if (givesData(operation)) return await obey(command, environment, `${stem}.${operation.output === 'text' ? 'txt' : 'json'}`);
	const isOne = operation.output === 'pdf' && (operation.input === 'many' || example.inputs.length === 1);
	return await obey([...command, '--output', isOne ? `${stem}.pdf` : `${stem}/`], environment);
}

/** The samples are there already. */
const keepInput = ({ name }: Document): string => `inputs/${name}`;

await rm(folder, { recursive: true, force: true });
await mkdir(path.join(folder, 'inputs'), { recursive: true });
for (const name of sampleNames) await writeFile(path.join(folder, 'inputs', name), (await sample(name)).bytes);

console.log(`Every operation on example documents, as it is typed at a terminal in ${out}.`);
let failures = 0;
// Without data of languages, no text is recognized.
const offered = operationsWith(localHere().ports);
for (const [index, name] of offered.entries()) if (!(await show(name, index + 1))) failures++;

/** Documents that people write: a letter, an invoice of three pages with its values, and a report. */
for (const name of ['letter.md', 'invoice.html', 'report.md']) {
	const { operation, input, raw } = written(name);
	console.log(`\n# From examples/documents/${name}`);
	await writeFile(path.join(folder, 'inputs', name), input.bytes);
	if (typeof raw['values'] === 'string') await writeFile(path.join(folder, 'inputs', 'values.json'), raw['values']);
	const { words, environment } = wordsOf(operation, raw, keepInput);
	await obey([kebab(operation), `inputs/${name}`, ...words, '--output', `document-${name}.pdf`], environment);
}
const total = offered.length;
console.log(`\n${total - failures} of ${total} operations ran. The results are in ${folder}`);
process.exitCode = failures === 0 ? 0 : 1;
