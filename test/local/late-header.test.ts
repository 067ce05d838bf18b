/** A document whose header comes after other bytes, which readers accept: whatever is written begins with the header (ISO 32000-2, 7.5.2). */
import { decode } from '../../shared/contract/values/decode';
import type { OperationName } from '../../shared/contract/operations';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { qpdfCheck, withTools } from '../support/judges/tools';

const JUNK = 'HTTP/1.1 200 OK\r\n\r\n';
const sound = Buffer.from(rawPages(3, {})).toString('latin1');
const later = (count: string): string => String(Number(count) + JUNK.length).padStart(count.length, '0');

/** Offsets that count from the first byte, or from the header. */
const documents: readonly (readonly [string, string])[] = [
	['the header', JUNK + sound],
	['the first byte', JUNK + sound.replace(/^\d{10}(?= \d{5} n)/gm, later).replace(/(?<=startxref\s+)\d+/, later)],
];

const runs: readonly (readonly [OperationName, Record<string, string>])[] = [
	['remove_restrictions', {}],
	['remove_password', { password: 'any' }],
	['rotate_pages', { angle: '0' }],
	['remove_pages', { pages: '7..' }],
	['crop_pages', { pages: '7..', crop_left: '1' }],
	['resize_pages', { pages: '7..', page_size: 'A4' }],
	['insert_blank_pages', { blank_after: '7..' }],
	['add_text_watermark', { line_1: 'Draft', pages: '7..' }],
	['split_by_size', { maximum_bytes: '1000000' }],
	['optimize_document', {}],
	['set_metadata', { title: 'New' }],
];

withTools('qpdf')('offsets that count from', () => {
	describe.each(documents)('%s', (_, text) => {
		test.each(runs)('are right in what %s gives', async (operation, raw) => {
			const input = Buffer.from(text, 'latin1');
			expect(input.indexOf('%PDF-')).toBe(JUNK.length);
			const { documents: found } = await local.run(operation, [asDocument(input)], decode(operation, raw));
			for (const { bytes } of found) {
				expect(Buffer.from(bytes.subarray(0, 5)).toString('latin1')).toBe('%PDF-');
				expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			}
			expect(found.length).toBeGreaterThan(0);
		});
	});
});
