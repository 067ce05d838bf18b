import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from '../../shared/decode';
import { OctavoError } from '../../shared/errors';
import { operationNames, operationOf, type OperationName } from '../../shared/operations';
import type { Document } from '../../shared/backend';
import { asDocument, local } from '../support/local';
import { qpdfCheck, tools } from '../support/tools';

/** What qpdf says of a file whose objects it cannot find, or finds in the wrong places. */
const STRUCTURE = /file is damaged|trailer|unable to find|\/Type key should be|expected endobj|attempting to recover/;

const folder = path.join(__dirname, '..', 'fixtures', 'fuzz');
const files = readdirSync(folder).filter((file) => file.endsWith('.pdf'));

const parameters: Partial<Record<OperationName, Record<string, unknown>>> = {
	split_by_size: { maximum_bytes: 2500 },
	extract_pages: { first_page: 1, last_page: 1 },
	remove_pages: { first_page: 1, last_page: 1 },
	reorder_pages: { page_order: '1,1' },
	rotate_pages: { angle: 90 },
	add_password: { password: 'newpass', encryption_algorithm: 'AES-256' },
	add_restrictions: { owner_password: 'newpass', encryption_algorithm: 'AES-128' },
	remove_password: { password: 'user' },
	add_text_watermark: { line_1: 'Draft' },
};

/** The results; nothing where the document was refused, as it may be. */
async function outcome(name: OperationName, bytes: Uint8Array): Promise<readonly Document[]> {
	const document = asDocument(bytes);
	const documents = operationOf(name).input === 'many' ? [document, document] : [document];
	try {
		return (await local.run(name, documents, decode(name, parameters[name] ?? {}))).documents;
	} catch (thrown) {
		if (!(thrown instanceof OctavoError)) throw thrown;
		if (thrown.code === 'internal') throw thrown.cause;
		return [];
	}
}

test('every fixture is explained', () => {
	const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
	for (const file of files) expect(readme).toContain(`| ${file} |`);
});

describe.each(files)('%s', (file) => {
	const bytes = readFileSync(path.join(folder, file));

	test.each(operationNames)('%s refuses it, or gives what can be opened', async (name) => {
		for (const result of await outcome(name, bytes)) {
			const again = await local.run('reverse_pages', [result], { open_password: 'newpass' });
			expect(again.documents).toHaveLength(1);
			// A document without encryption has nothing to lose, and comes back as it is (semantics §9).
			if (!tools.qpdf || bytes.equals(result.bytes)) continue;
			// What stands in its objects may be damaged still; the file around them is not.
			expect(qpdfCheck(result.bytes, 'newpass').output).not.toMatch(STRUCTURE);
		}
	});
});
