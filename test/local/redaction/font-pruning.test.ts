/** Fonts of documents that lost words: they do not tell which characters these had. */
import * as fontkit from '@pdf-lib/fontkit';
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';
import { pageTexts, qpdfCheck, renderPages, uncompressed, withTools } from '../../support/judges/tools';

/** A page with two lines in an embedded font. */
async function stamped(): Promise<Uint8Array> {
	const { documents } = await local.run(
		'add_text_watermark',
		[asDocument(texts(['']))],
		decode('add_text_watermark', { line_1: 'quick Zorkmid', line_2: 'quartz ode', template: 'horizontal' }),
	);
	return documents[0]!.bytes;
}

const redact = async (bytes: Uint8Array, search: string): Promise<Uint8Array> => {
	const { documents } = await local.run(
		'redact_text',
		[asDocument(bytes)],
		decode('redact_text', { search, redact_mark: 'none' }),
	);
	return documents[0]!.bytes;
};

/** The texts that the map of the font gives, and how many glyphs of the program have an outline. */
function fontIn(bytes: Uint8Array) {
	const whole = uncompressed(bytes);
	const mapped = [...whole.matchAll(/^<[0-9A-F]{4}> <([0-9A-F]{4})>$/gm)].map(([, hex]) =>
		String.fromCharCode(parseInt(hex!, 16)),
	);
	const at = whole.indexOf('/Length1 ');
	const start = whole.indexOf('stream\n', at) + 'stream\n'.length;
	const length = Number(/\d+/.exec(whole.slice(at + '/Length1 '.length))![0]);
	const font = fontkit.create(Buffer.from(whole.slice(start, start + length), 'latin1'));
	const drawn = Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id).path.toSVG() !== '');
	return { mapped: mapped.sort().join(''), drawn: drawn.filter(Boolean).length };
}

withTools('qpdf', 'poppler')('redact_text', () => {
	test('takes outlines and texts of characters that are shown no longer out of fonts', async () => {
		const source = await stamped();
		const before = fontIn(source);
		expect(before.mapped).toBe(' Zacdeikmoqrtuz');
		const bytes = await redact(source, 'Zorkmid');
		const after = fontIn(bytes);
		// No other word has Z and m.
		expect(after.mapped).toBe(' acdeikoqrtuz');
		expect(before.drawn - after.drawn).toBe(2);
		expect(pageTexts(bytes).join()).toMatch(/quick\s+quartz ode/);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	test('leaves what other words look like', async () => {
		const source = await stamped();
		const [before, after] = [source, await redact(source, 'Zorkmid')].map((bytes) => renderPages(bytes, { dpi: 72 })[0]!);
		const changed = [...before!.rgb].filter((value, at) => Math.abs(value - after!.rgb[at]!) > 24).length;
		const ink = [...before!.rgb].filter((value) => value < 230).length;
		expect(changed).toBeGreaterThan(0);
		expect(changed).toBeLessThan(ink / 2);
	});
});
