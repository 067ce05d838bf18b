/** Where find_text says that text is, beside the words of pdftotext. */
import type { JsonObject } from '../../shared/backend';
import { decode } from '../../shared/decode';
import { numbered } from '../support/documents/drawn';
import { asDocument, local } from '../support/hosts/local';
import { run, withTools } from '../support/judges/tools';

const find = async (bytes: Uint8Array, parameters: object): Promise<JsonObject> =>
	(await local.run('find_text', [asDocument(bytes)], decode('find_text', { ...parameters }))).data!;

withTools('poppler')('find_text', () => {
	test('gives boxes that pdftotext gives, horizontally within a point', async () => {
		const bytes = await numbered(2);
		const told = run('pdftotext', ['-bbox', '-', '-'], bytes).stdout.toString('utf8');
		const theirs = [...told.matchAll(/<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)" yMax="[\d.]+">Page/g)];
		expect(theirs).toHaveLength(2);
		const { matches } = await find(bytes, { search: 'Page' });
		for (const [index, { box }] of (matches as readonly { box: { x: number; width: number } }[]).entries()) {
			expect(Math.abs(box.x - Number(theirs[index]![1]))).toBeLessThan(1);
			expect(Math.abs(box.x + box.width - Number(theirs[index]![2]))).toBeLessThan(1);
		}
	});
});
