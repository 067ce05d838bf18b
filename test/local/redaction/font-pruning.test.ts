/** Fonts of documents that lost words: they do not tell which characters these had. */
import * as fontkit from '@pdf-lib/fontkit';
import {
	beginText,
	endText,
	moveText,
	PDFArray,
	PDFDict,
	PDFDocument,
	PDFName,
	type PDFRef,
	setFontAndSize,
	showText,
	type PDFContext,
} from 'pdf-lib';
import { decode } from '../../../shared/contract/values/decode';
import { dejavu } from '../../support/documents/fonts';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';
import { pageTexts, qpdfCheck, renderPages, uncompressed, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

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

/** Two lines of text, the lower one in a font that shares parts with that of the upper one. */
async function sharing(share: (context: PDFContext, font: PDFDict, document: PDFDocument) => PDFRef): Promise<Uint8Array> {
	const document = await PDFDocument.create();
	document.registerFontkit(fontkit);
	const font = await document.embedFont(dejavu(), { subset: true });
	const [upper, lower] = [font.encodeText('Zorkmid'), font.encodeText('mind')];
	await font.embed();
	const page = document.addPage([300, 200]);
	page.node.setFontDictionary(PDFName.of('One'), font.ref);
	page.node.setFontDictionary(PDFName.of('Two'), share(document.context, document.context.lookup(font.ref, PDFDict), document));
	page.pushOperators(beginText(), setFontAndSize('One', 24), moveText(20, 120), showText(upper), endText());
	page.pushOperators(beginText(), setFontAndSize('Two', 24), moveText(20, 60), showText(lower), endText());
	return document.save({ useObjectStreams: false });
}

/** How many pixels of the lower half of the page have ink, and how many of them changed. */
function lowerHalf(before: Uint8Array, after: Uint8Array): { readonly ink: number; readonly changed: number } {
	const [one, other] = [before, after].map((bytes) => {
		const { rgb } = renderPages(bytes, { dpi: 72 })[0]!;
		return rgb.subarray(rgb.length / 2);
	});
	return {
		ink: one!.filter((value) => value < 128).length,
		changed: one!.filter((value, at) => Math.abs(value - other![at]!) > 24).length,
	};
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

	testInTurn('leaves what other words look like', async () => {
		const source = await stamped();
		const [before, after] = [source, await redact(source, 'Zorkmid')].map((bytes) => renderPages(bytes, { dpi: 72 })[0]!);
		const changed = [...before!.rgb].filter((value, at) => Math.abs(value - after!.rgb[at]!) > 24).length;
		const ink = [...before!.rgb].filter((value) => value < 230).length;
		expect(changed).toBeGreaterThan(0);
		expect(changed).toBeLessThan(ink / 2);
	});

	testInTurn.each<[string, Parameters<typeof sharing>[0]]>([
		['a font', (context, font) => context.register(font.clone())],
		[
			'a font without a /Type',
			(context, font) => {
				const other = font.clone();
				other.delete(PDFName.of('Type'));
				return context.register(other);
			},
		],
		[
			'a font of form fields',
			(context, font, document) => {
				const other = context.register(font.clone());
				const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict).clone();
				context.lookup(other, PDFDict).set(PDFName.of('DescendantFonts'), context.obj([context.register(descendant)]));
				document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], DR: { Font: { Two: other } } }));
				return other;
			},
		],
	])('keeps the widths and outlines that %s shares', async (_, share) => {
		const source = await sharing(share);
		const bytes = await redact(source, 'Zorkmid');
		expect(pageTexts(bytes).join().trim()).toBe('mind');
		const { ink, changed } = lowerHalf(source, bytes);
		expect(ink).toBeGreaterThan(100);
		expect(changed).toBe(0);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});
});
