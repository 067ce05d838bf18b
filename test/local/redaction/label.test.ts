/** The label in marks. */
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';
import { pageTexts, qpdfCheck, renderPages, withPrograms, wordBoxes } from '../../support/judges/tools';

async function redacted(bytes: Uint8Array, parameters: RawParameters) {
	const { documents } = await local.run('redact_text', [asDocument(bytes)], decode('redact_text', parameters));
	return documents[0]!.bytes;
}

const source = (page = '') => texts(['BT /F 20 Tf 40 500 Td (Agent Zorkmid was here) Tj ET'], { page });

withPrograms('qpdf', 'poppler')('redact_label', () => {
	test.each([
		['', [100, 78, 170, 105]],
		['/Rotate 90', [495, 100, 525, 170]],
	] as const)('is in the mark, upright or along the text %s', async (page, [left, top, right, bottom]) => {
		const bytes = await redacted(source(page), { search: 'zorkmid', redact_label: 'b(6)' });
		expect(pageTexts(bytes).join()).toContain('b(6)');
		const [x, y, end, foot] = wordBoxes(bytes)[0]!.find(({ text }) => text === 'b(6)')!.box;
		expect(x).toBeGreaterThan(left);
		expect(end).toBeLessThan(right);
		expect(y).toBeGreaterThan(top);
		expect(foot).toBeLessThan(bottom);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	test('is black in white marks, and white in black ones', async () => {
		const count = async (redact_mark: string, shade: number) => {
			const bytes = await redacted(source(), { search: 'zorkmid', redact_mark, redact_label: 'XXX' });
			const { rgb, width } = renderPages(bytes, { dpi: 72 })[0]!;
			const inMark = [...rgb.subarray(84 * width * 3, 100 * width * 3)].filter((_, at) => {
				const x = Math.floor(at / 3) % width;
				return x > 105 && x < 165;
			});
			return inMark.filter((value) => Math.abs(value - shade) < 60).length;
		};
		expect(await count('black', 255)).toBeGreaterThan(50);
		expect(await count('white', 0)).toBeGreaterThan(50);
	});

	test('is left out of marks without room for it', async () => {
		const tiny = texts(['BT /F 3 Tf 40 500 Td (Agent Zorkmid was here) Tj ET']);
		expect(pageTexts(await redacted(tiny, { search: 'zorkmid', redact_label: 'Redacted' })).join()).not.toContain('Redacted');
	});

	test.each([
		[{ redact_label: 'zorkmid' }, /redact_label: has text that is redacted/],
		[{ redact_label: 'x', redact_mark: 'none' }, /redact_label: needs redact_mark to be other than none/],
		[{ redact_label: 'x'.repeat(33) }, /redact_label: .*32/],
	])('refuses %j', async (parameters, message) => {
		await expect((async () => redacted(source(), { search: 'zorkmid', ...parameters }))()).rejects.toThrow(message);
	});
});
