/** The documents of the gallery, as four readers draw them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decode } from '../../../shared/contract/values/decode';
import { ANSWER, INVOICE, longTable, README, REPORT } from '../../support/documents/markdown';
import { asDocument, local } from '../../support/hosts/local';
import { withTools } from '../../support/judges/tools';
import { Readers } from '../../support/readers';
import { difference, type Picture } from '../../support/readers/pictures';
import { sampled } from '../../support/sample';

/**
 * How far a channel of a pixel may differ, and the share of the pixels that may differ by more. Pages are full of small type, at the
 * edges of which each reader has its own greys: 0.2 to 0.9 % differ by more. If a page is moved by two points, 1.5 % and more do.
 */
const VISIBLE = 160;
const SHARE = 0.01;

withTools('poppler', 'mutool')('documents from Markdown', () => {
	const jury = new Readers();
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-drawn-'));
	afterAll(() => {
		jury.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	const documents = [
		['a report', REPORT, { table_of_contents: 'true' }],
		['an invoice', INVOICE, {}],
		['an answer of a model', ANSWER, {}],
		['a README', README, {}],
		['a table over pages', longTable(60), {}],
	] as const;
	it.each(sampled(documents, 1))('are drawn alike by four readers, without a complaint: %s', async (name, text, parameters) => {
		const { documents } = await local.run(
			'markdown_to_pdf',
			[asDocument(Buffer.from(text), 'text.md')],
			decode('markdown_to_pdf', parameters),
		);
		const file = path.join(folder, `${name}.pdf`);
		writeFileSync(file, documents[0]!.bytes);
		const [first, ...others] = await Promise.all(
			jury.drawing().map(async (reader) => ({ reader, seen: await jury.look(reader, file, { size: { dpi: 72 } }) })),
		);
		for (const { reader, seen } of [first!, ...others]) {
			expect({ reader, complaints: seen.complaints }).toEqual({ reader, complaints: [] });
			expect({ reader, pictures: seen.pictures.length }).toEqual({ reader, pictures: documents[0]!.pageCount });
		}
		for (const [page, picture] of first!.seen.pictures.entries()) {
			const isFull = picture.rgb.filter((value) => value < VISIBLE / 2).length > picture.rgb.length * 0.02;
			if (isFull) expect(difference(picture, moved(picture), VISIBLE)).toBeGreaterThan(SHARE);
			for (const { reader, seen } of others) {
				const share = difference(picture, seen.pictures[page]!, VISIBLE);
				expect({ reader, page, share, isAlike: share < SHARE }).toMatchObject({ isAlike: true });
			}
		}
	});
});

/** The picture two pixels further down. */
function moved(picture: Picture): Picture {
	const rows = picture.width * 3 * 2;
	const rgb = new Uint8Array(picture.rgb.length).fill(255);
	rgb.set(picture.rgb.subarray(0, -rows), rows);
	return { ...picture, rgb };
}
