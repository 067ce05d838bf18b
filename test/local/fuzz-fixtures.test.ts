import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operationNames } from '../../shared/operations';
import { attempt } from '../support/attempts';
import { local } from '../support/local';
import { qpdfCheck, tools } from '../support/tools';

/** What qpdf says of a file whose objects it cannot find, or finds in the wrong places. */
const STRUCTURE = /file is damaged|trailer|unable to find|\/Type key should be|expected endobj|attempting to recover/;

const folder = path.join(__dirname, '..', 'fixtures', 'fuzz');
const files = readdirSync(folder).filter((file) => file.endsWith('.pdf'));

test('every fixture is explained', () => {
	const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
	for (const file of files) expect(readme).toContain(`| ${file} |`);
});

describe.each(files)('%s', (file) => {
	const bytes = readFileSync(path.join(folder, file));

	test.each(operationNames)('%s refuses it, or gives what can be opened', async (name) => {
		for (const result of await attempt(name, bytes)) {
			const again = await local.run('reverse_pages', [result], { open_password: 'newpass' });
			expect(again.documents).toHaveLength(1);
			// A document without encryption has nothing to lose, and comes back as it is (docs/semantics.md, §9).
			if (!tools.qpdf || bytes.equals(result.bytes)) continue;
			// What stands in its objects may be damaged still; the file around them is not.
			expect(qpdfCheck(result.bytes, 'newpass').output).not.toMatch(STRUCTURE);
		}
	});
});
