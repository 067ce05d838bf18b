import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operationNames } from '../../shared/contract/operations';
import { NEW_PASSWORD } from '../support/examples';
import { attempt } from '../support/hostile/attempts';
import { local } from '../support/hosts/local';
import { qpdfCheck, withTools } from '../support/judges/tools';
import { sampled } from '../support/sample';

/** The complaints of qpdf about a file whose objects it cannot find, or finds in the wrong places. */
const STRUCTURE = /file is damaged|trailer|unable to find|\/Type key should be|expected endobj|attempting to recover/;

/** Operations that append. */
const APPENDING: ReadonlySet<string> = new Set(['sign_document']);

/** Without the name of the file. */
const complaintsOf = (bytes: Uint8Array): string[] =>
	qpdfCheck(bytes, NEW_PASSWORD)
		.output.split('\n')
		.filter((line) => STRUCTURE.test(line))
		.map((line) => line.replace(/^WARNING: \S+/, ''));

const folder = path.join(__dirname, '..', 'fixtures', 'fuzz');
const files = readdirSync(folder).filter((file) => file.endsWith('.pdf'));

test('every fixture is explained', () => {
	const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
	for (const file of files) expect(readme).toContain(`| ${file} |`);
});

const cases = sampled(
	files.flatMap((file) => operationNames.map((name) => ({ file, name }))),
	100,
	({ file }) => file,
	({ name }) => name,
);

describe.each(cases)('$name of $file', ({ file, name }) => {
	const bytes = readFileSync(path.join(folder, file));
	let attempted: ReturnType<typeof attempt> | undefined;
	const results = () => (attempted ??= attempt(name, bytes));

	test('refuses it, or gives what can be opened', async () => {
		for (const result of await results()) {
			const again = await local.run('reverse_pages', [result], { open_password: NEW_PASSWORD });
			expect(again.documents).toHaveLength(1);
		}
	});

	withTools('qpdf')('as qpdf sees it', () => {
		test('writes a file whose structure is intact', async () => {
			for (const result of await results()) {
				// A document without encryption has nothing to lose, and comes back as it is (docs/semantics.md, §9).
				if (bytes.equals(result.bytes)) continue;
				// A revision after the bytes of the source leaves these as they are (docs/semantics.md, D70).
				const old = APPENDING.has(name) ? complaintsOf(bytes) : [];
				// Its objects may still be damaged; the file around them must not be.
				expect(complaintsOf(result.bytes).filter((complaint) => !old.includes(complaint))).toEqual([]);
			}
		});
	});
});
