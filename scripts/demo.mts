// npm start: every operation of the table on example documents, through the local backend. Results go to examples/out/.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Document } from '../shared/contract/backend';
import { decode } from '../shared/contract/values/decode';
import { kebab } from '../shared/contract/names';
import type { OperationName } from '../shared/contract/operations';
import { operationsWith } from '../shared/contract/ports';
import { examples, inputsOf, parametersOf } from '../test/support/examples';
import { sample, sampleNames } from '../test/support/documents/samples';
import { written } from '../test/support/written';
import { localHere } from '../workers/local-here';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
const folder = path.join('examples', 'out');
const backend = localHere();

async function run(name: OperationName, number: number): Promise<void> {
	const example = examples[name];
	const [inputs, parameters] = [await inputsOf(example), decode(name, await parametersOf(example))];
	const start = performance.now();
	const { documents, files = [], data, notes } = await backend.run(name, inputs, parameters);
	const milliseconds = performance.now() - start;
	const stem = `${String(number).padStart(2, '0')}-${kebab(name)}`;
	const results: Document[] = data
		? [{ name: `${stem}.json`, bytes: Buffer.from(`${JSON.stringify(data, null, '\t')}\n`) }]
		: documents.length === 1
			? [{ name: `${stem}.pdf`, bytes: documents[0]!.bytes }]
			: [...documents, ...files].map((part) => ({ name: `${stem}-${part.name}`, bytes: part.bytes }));
	for (const [index, result] of results.entries()) {
		const file = path.join(folder, result.name);
		await writeFile(path.join(root, file), result.bytes);
		const pageCount = data ? undefined : documents[index]?.pageCount;
		const pages = pageCount === undefined ? '' : pageCount === 1 ? '1 page' : `${pageCount} pages`;
		const time = index === 0 ? `${milliseconds.toFixed(1)} ms` : '';
		console.log(
			`${file.padEnd(46)} ${pages.padStart(8)} ${String(result.bytes.length).padStart(7)} bytes ${time.padStart(9)}  ${index === 0 ? example.shows : ''}`.trimEnd(),
		);
	}
	for (const { message } of notes) console.log(`${' '.repeat(46)} note: ${message}`);
}

await rm(path.join(root, folder), { recursive: true, force: true });
await mkdir(path.join(root, folder, 'inputs'), { recursive: true });
for (const name of sampleNames) await writeFile(path.join(root, folder, 'inputs', name), (await sample(name)).bytes);

console.log(`Octavo: every operation on example documents, locally. The inputs are in ${path.join(folder, 'inputs')}.\n`);
let failures = 0;
// Without data of languages, no text is recognized.
const offered = operationsWith(backend.ports);
for (const [index, name] of offered.entries()) {
	try {
		await run(name, index + 1);
	} catch (error) {
		failures++;
		console.error(`${kebab(name)}: ${error instanceof Error ? error.message : String(error)}`);
	}
}
/** Documents that people write: a letter, an invoice of three pages with its values, and a report. */
for (const name of ['letter.md', 'invoice.html', 'report.md']) {
	const { operation, input, parameters } = written(name);
	const { documents } = await backend.run(operation, [input], parameters);
	const file = path.join(folder, `document-${name}.pdf`);
	await writeFile(path.join(root, file), documents[0]!.bytes);
	console.log(`${file.padEnd(46)} from examples/documents/${name}`);
}
const total = offered.length;
console.log(`\n${total - failures} of ${total} operations ran. The results are in ${path.join(root, folder)}`);
process.exitCode = failures === 0 ? 0 : 1;
