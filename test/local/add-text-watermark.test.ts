import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, StandardFonts } from 'pdf-lib';
import { decode } from '../../shared/contract/values/decode';
import { type OctavoError } from '../../shared/contract/errors';
import { asDocument, local } from '../support/hosts/local';
import { dejavu, sourceSans } from '../support/documents/fonts';
import { numbered, rich } from '../support/documents/drawn';
import { pageTexts, qpdfCheck, qpdfJson, renderPages, uncompressed, withTools, type Picture } from '../support/judges/tools';
import { sampled, testInTurn } from '../support/sample';
import { changed, geometries, opaque, pagesOf, watermarked } from './stamp/text/watermarked';

/** A one-page document whose page dictionary the test writes. Content streams are given as text. */
async function withContent(streams: readonly string[]): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	const page = document.addPage([300, 300]);
	const font = await document.embedFont(StandardFonts.Helvetica);
	page.node.setFontDictionary(PDFName.of('F1'), font.ref);
	const refs = streams.map((text) => document.context.register(document.context.stream(text)));
	page.node.set(PDFName.of('Contents'), document.context.obj(refs));
	return document.save({ useObjectStreams: false });
}

withTools('qpdf', 'poppler')('the stamp on the page', () => {
	testInTurn.each<[string, readonly [number, number], number]>([
		['A0', [2384, 3370], 1],
		['A0 by user unit', [596, 842], 4],
	])('grows with the page: %s', async (_, size, userUnit) => {
		const input = await pagesOf([{ size, rotation: 0, userUnit }]);
		const { bytes } = await watermarked(input, { ...opaque, line_1: 'DRAFT', template: 1001 });
		const { width, height, rgb } = renderPages(bytes, { dpi: userUnit === 1 ? 10 : 40, cropped: true })[0]!;
		const dark = Array.from({ length: width * height }, (_pixel, at) => at).filter((at) => rgb[at * 3 + 1]! < 128);
		const xs = dark.map((at) => at % width);
		expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.5 * width);
	});

	describe.each(sampled([1001, 1002, 1003, 1004], 1))('template %d', (template) => {
		testInTurn('is centred and inside the margin, whatever the geometry', async () => {
			const bytes = await pagesOf(geometries);
			// Letters that look the same upside down: so does the box of the slanted stamp.
			const { bytes: stamped } = await watermarked(bytes, { ...opaque, line_1: 'HOXIXOHIHOXIXOH', template, margin: 0.5 });
			const [before, after] = [renderPages(bytes, { dpi: 72, cropped: true }), renderPages(stamped, { dpi: 72, cropped: true })];
			geometries.forEach(({ size, rotation, userUnit }, index) => {
				const picture = before[index]!;
				const width = rotation % 180 === 0 ? size[0] : size[1];
				const scale = picture.width / width;
				const margin = (36 / userUnit) * scale;
				const gaps = changed(picture, after[index]!)!;
				const label = JSON.stringify({ page: index + 1, size, rotation, userUnit, ...gaps });
				const inside = Math.min(gaps.left, gaps.right, gaps.top, gaps.bottom) >= margin - 1;
				const centred = Math.abs(gaps.left - gaps.right) <= 2 && (template > 1002 || Math.abs(gaps.top - gaps.bottom) <= 2);
				const edge = template === 1003 ? gaps.top : template === 1004 ? gaps.bottom : margin;
				expect([label, inside, centred, edge < margin + (36 * scale) / userUnit]).toEqual([label, true, true, true]);
				// As large as fits: a block is 1.2 times as high as its type, of which capitals are 0.71.
				const ink = { width: picture.width - gaps.left - gaps.right, height: picture.height - gaps.top - gaps.bottom };
				if (template === 1002) expect(ink.width).toBeGreaterThan(0.94 * (picture.width - 2 * margin));
				if (template === 1001) expect(ink.width).toBeGreaterThan(0.8 * (picture.width - 2 * margin));
				// The limit grows with pages larger than Letter.
				const limit = 36 * Math.max(1 / userUnit, Math.min(...size) / 612);
				if (template > 1002) expect(ink.height).toBeLessThanOrEqual(limit * 0.74 * scale + 2);
			});
		});
	});

	testInTurn('is invisible at 100 per cent, and the page as before', async () => {
		const bytes = await rich();
		const { bytes: stamped } = await watermarked(bytes, { line_1: 'DRAFT', color: 'Red', transparency: 100 });
		const [before, after] = [renderPages(bytes), renderPages(stamped)];
		after.forEach(({ rgb }, index) => expect(Buffer.compare(rgb, before[index]!.rgb)).toBe(0));
		expect(uncompressed(stamped)).toContain('/OctavoWatermark Do');
	});

	it.each([
		['Red', [255, 0, 0]],
		['Blue', [0, 0, 255]],
		['Black', [0, 0, 0]],
		['Gray', [128, 128, 128]],
		['#c00', [204, 0, 0]],
		['DarkOliveGreen', [85, 107, 47]],
		['silver', [192, 192, 192]],
	])('is %s, and half transparent where one wants it', async (color, [red, green, blue]) => {
		const half = (value: number): number => Math.round((value + 255) / 2);
		const { bytes } = await watermarked(await numbered(1), { line_1: '■', template: 1002, color, transparency: 50 });
		const { rgb, width, height } = renderPages(bytes, { dpi: 36 })[0]!;
		const middle = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 3;
		[half(red!), half(green!), half(blue!)].forEach((value, channel) =>
			expect(Math.abs(rgb[middle + channel]! - value)).toBeLessThanOrEqual(2),
		);
	});

	it('does not darken where glyphs overlap', async () => {
		// Two bars across each other: U+0338 strikes through the letter before it.
		const { bytes } = await watermarked(await numbered(1), {
			line_1: 'H\u0338',
			template: 1002,
			color: 'Black',
			transparency: 50,
		});
		const [before] = renderPages(await numbered(1), { dpi: 72 });
		const { rgb } = renderPages(bytes, { dpi: 72 })[0]!;
		const darkest = rgb.filter((_, at) => before!.rgb[at] === 255).reduce((low, value) => Math.min(low, value), 255);
		expect(darkest).toBeGreaterThanOrEqual(126);
	});

	testInTurn.each<[string, string[]]>([
		['a leftover matrix', ['2 0 0 2 50 50 cm 0 0 10 10 re f']],
		['states left open', ['q q 0 -1 1 0 0 300 cm q 0 0 10 10 re f']],
		['states left open over two streams', ['q 1 0 0 -1 0 300 cm', 'q 5 0 0 5 0 0 cm 0 0 10 10 re f Q q']],
		['a clip', ['0 0 20 20 re W n 0 0 10 10 re f']],
		['a text object left open', ['q BT /F1 12 Tf 1 0 0 -1 0 0 Tm 3 Tr 200 Tz (x) Tj']],
		['hidden content left open', ['/OC /Hidden BDC 0 0 10 10 re f']],
		['a stray transparency', ['q /None gs 0 0 10 10 re f']],
	])('is not disturbed by %s, nor disturbs the page', async (_, streams) => {
		const bytes = await withContent(streams);
		const { bytes: stamped } = await watermarked(bytes, { ...opaque, line_1: 'HOH', template: 1002 });
		const [before, after] = [renderPages(bytes)[0]!, renderPages(stamped)[0]!];
		const clean = renderPages(
			(await watermarked(await withContent(['']), { ...opaque, line_1: 'HOH', template: 1002 })).bytes,
		)[0]!;
		const blank = renderPages(await withContent(['']))[0]!;
		expect(changed(before, after)).toEqual(changed(blank, clean));
	});

	it('ignores restores too many, as viewers do, although a state is now saved before them', async () => {
		const pictures = await Promise.all(
			['q Q Q 2 0 0 2 0 0 cm Q 20 20 30 30 re f', 'q Q 2 0 0 2 0 0 cm 20 20 30 30 re f'].map(
				async (content) => renderPages((await watermarked(await withContent([content]), { line_1: 'HOH' })).bytes)[0]!.rgb,
			),
		);
		expect(Buffer.compare(pictures[0]!, pictures[1]!)).toBe(0);
	});

	it('finds every line, in every script and template', async () => {
		const lines = { line_1: 'Office affinity ﬁ', line_2: 'Εμπιστευτικό Ώ', line_3: 'Совершенно секретно' };
		for (const template of [1001, 1002, 1003, 1004]) {
			const { bytes } = await watermarked(await numbered(2), { ...lines, template });
			for (const [index, text] of pageTexts(bytes).entries()) {
				expect(text.split(/\s+/)).toEqual(expect.arrayContaining(['Page', String(index + 1)]));
				Object.values(lines).forEach((line) => expect(text.normalize('NFKC')).toContain(line.normalize('NFKC')));
			}
		}
	});

	it.each(['AÄĄČĐĘĞŁŐŘȘŮŻÞßŋ', 'ΓΔΘΛΞΠΣΦΨΩαβγδξώ', 'БДЖЗИЛФЦЧШЩЮЯЇЄҐ'])('draws each letter of %s, by pixels', async (line) => {
		const source = await pagesOf([{ size: [1000, 100], rotation: 0, userUnit: 1 }]);
		const line_1 = Array.from(line).join(' ');
		const { bytes } = await watermarked(source, { ...opaque, line_1, template: 1002, margin: 0.1 });
		const picture = renderPages(bytes, { dpi: 72, cropped: true })[0]!;
		const columns = segments(picture.width, 10, (x) => inked(picture, x));
		expect(columns).toHaveLength(line.length);
		expect(new Set(columns.map((column) => shapeOf(picture, column))).size).toBe(line.length);
	});
});

type Span = readonly [number, number];

const isDark = ({ rgb, width }: Picture, x: number, y: number): boolean => rgb[(y * width + x) * 3]! < 128;

function inked(picture: Picture, x: number): boolean {
	for (let y = 0; y < picture.height; y++) if (isDark(picture, x, y)) return true;
	return false;
}

/** Stretches that hold something, apart from each other by at least `gap`. */
function segments(length: number, gap: number, holds: (at: number) => boolean): Span[] {
	const found: [number, number][] = [];
	for (let at = 0; at < length; at++) {
		if (!holds(at)) continue;
		const last = found.at(-1);
		if (last && at - last[1] < gap) last[1] = at + 1;
		else found.push([at, at + 1]);
	}
	return found;
}

function shapeOf(picture: Picture, [left, right]: Span): string {
	let shape = '';
	for (let y = 0; y < picture.height; y++) for (let x = left; x < right; x++) shape += isDark(picture, x, y) ? '#' : ' ';
	return `${right - left} ${shape}`;
}

withTools('qpdf', 'poppler')('the document', () => {
	it.each([false, true])('is valid, says the same, and counts its pages (object streams: %s)', async (objectStreams) => {
		const bytes = await rich(5, { objectStreams });
		const { bytes: stamped, facts, notes } = await watermarked(bytes, { line_1: 'DRAFT', template: 1002 });
		expect(qpdfCheck(stamped).output).toMatch(/No syntax or stream encoding errors/);
		expect([facts, notes]).toEqual([{ pageCount: 5, stampedPages: 5 }, []]);
		const texts = pageTexts(stamped);
		pageTexts(bytes).forEach((text, index) => {
			expect(texts[index]).toContain('DRAFT');
			for (const line of text.split('\n')) expect(texts[index]).toContain(line);
		});
		const [before, after] = [qpdfJson(bytes), qpdfJson(stamped)];
		expect(after.outlines.length).toBe(before.outlines.length);
		expect(after.acroform.fields.length).toBe(before.acroform.fields.length);
		expect(Object.keys(after.attachments)).toEqual(Object.keys(before.attachments));
	});

	it('is the same each time, and the subset has its own name', async () => {
		const source = await numbered(2);
		const [one, same, other] = await Promise.all(
			['Ab', 'Ab', 'Ac'].map(async (line_1) => (await watermarked(source, { line_1 })).bytes),
		);
		expect(Buffer.compare(one!, same!)).toBe(0);
		const name = (bytes: Uint8Array): string | undefined =>
			/\/BaseFont \/(\w{6}\+NotoSans-SemiBold)/.exec(uncompressed(bytes))?.[1];
		expect(name(one!)).toMatch(/^[A-Z]{6}\+/);
		expect(name(one!)).not.toBe(name(other!));
	});

	it('carries the font once, and a few hundred bytes a page', async () => {
		const grown = async (pages: number): Promise<number> => {
			const source = await numbered(pages);
			return (await watermarked(source, { line_1: 'CONFIDENTIAL' })).bytes.length - source.length;
		};
		const [one, many] = [await grown(1), await grown(101)];
		expect(one).toBeLessThan(15_000);
		expect((many - one) / 100).toBeLessThan(300);
	});

	it('never edits what pages share', async () => {
		const document = await PDFDocument.create({ updateMetadata: false });
		const font = await document.embedFont(StandardFonts.Helvetica);
		const { context } = document;
		const xobjects = context.register(context.obj({ OctavoWatermark: context.register(context.formXObject([])) }));
		const shared = context.register(context.obj({ Font: { F1: font.ref }, XObject: xobjects }));
		const content = context.register(context.stream('BT /F1 24 Tf 30 40 Td (Shared) Tj ET'));
		for (let page = 0; page < 3; page++) {
			const { node } = document.addPage([300, 300]);
			node.set(PDFName.of('Contents'), content);
			if (page < 2) node.set(PDFName.of('Resources'), shared);
			else node.delete(PDFName.of('Resources'));
		}
		// The third page inherits, and the others' dictionary is used by a form as well.
		document.catalog.Pages().set(PDFName.of('Resources'), shared);
		context.assign(context.register(context.obj({})), context.formXObject([], { Resources: shared }));
		const { bytes } = await watermarked(await document.save({ useObjectStreams: false }), { line_1: 'TOP', template: 1003 });
		expect(qpdfCheck(bytes).clean).toBe(true);
		pageTexts(bytes).forEach((text) => expect(text.split(/\s+/).sort()).toEqual(['Shared', 'TOP']));

		const read = await PDFDocument.load(bytes);
		const resources = read.getPages().map(({ node }) => node.Resources()!);
		const objects = resources.map((dict) => dict.lookup(PDFName.of('XObject'), PDFDict));
		objects.forEach((dict) => expect(dict.keys().map(String)).toEqual(['/OctavoWatermark', '/OctavoWatermark2']));
		// One copy for all three, and one content stream in the middle of each page.
		expect(new Set(resources).size).toBe(1);
		const middles = read.getPages().map(({ node }) => String(node.lookup(PDFName.of('Contents'), PDFArray).get(1)));
		expect(new Set(middles).size).toBe(1);
	});

	testInTurn('closes what pages leave open in a document too long to read each of them', async () => {
		const document = await PDFDocument.create({ updateMetadata: false });
		const { context } = document;
		for (let page = 0; page < 1200; page++) {
			const { node } = document.addPage([300, 300]);
			const tidy = page % 3 === 0;
			node.set(PDFName.of('Resources'), context.obj({ Font: { [tidy ? 'T1' : 'F1']: context.obj({}) } }));
			node.set(PDFName.of('Contents'), context.register(context.stream(`${tidy ? '' : 'q q '}1 0 0 1 ${page} 0 cm`)));
		}
		const { bytes } = await watermarked(await document.save({ useObjectStreams: false }), { line_1: 'DRAFT' });
		const read = await PDFDocument.load(bytes);
		const closings = read.getPages().map(({ node }) => {
			const last = node.lookup(PDFName.of('Contents'), PDFArray).lookup(2, PDFRawStream);
			return Buffer.from(last.contents).toString('latin1').split('/Artifact')[0]!.match(/Q/g)!.length;
		});
		expect(closings).toEqual(closings.map((_, page) => (page % 3 === 0 ? 1 : 3)));
	});

	it('stamps a page without contents and resources, and one stamped before', async () => {
		const document = await PDFDocument.create({ updateMetadata: false });
		const { node } = document.addPage([200, 200]);
		node.delete(PDFName.of('Contents'));
		node.delete(PDFName.of('Resources'));
		const once = (await watermarked(await document.save(), { line_1: 'ONE', template: 1003, margin: 0.5 })).bytes;
		const { bytes } = await watermarked(once, { line_1: 'TWO', template: 1004, margin: 0.5 });
		expect(qpdfCheck(bytes).clean).toBe(true);
		expect(pageTexts(bytes)[0]!.split(/\s+/)).toEqual(['ONE', 'TWO']);
	});

	testInTurn('keeps its encryption', async () => {
		const protectedOnce = await local.run(
			'add_password',
			[asDocument(await rich())],
			decode('add_password', { password: 'sesame', encryption_algorithm: 'AES-256' }),
		);
		const { bytes } = await watermarked(protectedOnce.documents[0]!.bytes, {
			line_1: 'DRAFT',
			template: 1002,
			open_password: 'sesame',
		});
		expect(qpdfCheck(bytes, 'sesame').output).toMatch(/No syntax or stream encoding errors/);
		expect(pageTexts(bytes, 'sesame')[0]).toContain('DRAFT');
		expect(qpdfCheck(bytes).clean).toBe(false);
	});

	it('marks the stamp as an artifact', async () => {
		const { bytes } = await watermarked(await rich(), { line_1: 'DRAFT' });
		expect(uncompressed(bytes)).toMatch(
			/\/Artifact <<\/Type \/Pagination \/Subtype \/Watermark>> BDC\nq [-\d. ]+ cm \/OctavoWatermark Do Q\nEMC/,
		);
	});

	it.each([
		['1', 'B', true],
		['2', 'U', false],
		['', '', false],
	])('calls itself PDF/A-%s no longer where that is no longer true', async (part, conformance, noted) => {
		const document = await PDFDocument.create({ updateMetadata: false });
		document.addPage([300, 300]);
		const identification = part && `<pdfaid:part>${part}</pdfaid:part>\n<pdfaid:conformance>${conformance}</pdfaid:conformance>`;
		const xmp = `<x:xmpmeta><rdf:Description pdfaid:rev="2020"><dc:title>é</dc:title>${identification}</rdf:Description></x:xmpmeta>`;
		const metadata = document.context.stream(Buffer.from(xmp), { Type: 'Metadata', Subtype: 'XML' });
		document.catalog.set(PDFName.of('Metadata'), document.context.register(metadata));
		const { bytes, notes } = await watermarked(await document.save({ useObjectStreams: false }), { line_1: 'DRAFT' });
		expect(notes.map(({ code }) => code)).toEqual(noted ? ['pdfa_identification_removed'] : []);
		expect(Buffer.from(bytes).toString('latin1').includes('pdfaid:part')).toBe(!noted && part !== '');
		expect(Buffer.from(bytes).toString('utf8')).toContain('<dc:title>é</dc:title>');
	});
});

describe('refusals', () => {
	const refused = async (
		raw: Readonly<Record<string, string | number>>,
		size: [number, number] = [300, 200],
	): Promise<OctavoError> => {
		const source = await numbered(2, { size });
		return watermarked(source, raw).then(
			() => Promise.reject(new Error('was not refused')),
			(thrown: unknown) => thrown as OctavoError,
		);
	};

	it('reports every field at once', async () => {
		const { code, issues } = await refused({ line_1: '秘', line_2: 'fine', line_3: 'سري', template: 1005, margin: 2 });
		expect(code).toBe('invalid_parameters');
		expect(issues.map(({ field }) => field)).toEqual(['line_1', 'line_3', 'template', 'margin']);
		expect(issues[0]!.message).toContain('“秘” (U+79D8)');
		expect(issues[1]!.message).toContain('Arabic');
		expect(issues[2]!.message).toContain('use diagonal, horizontal, top, bottom');
		expect(issues[3]!.message).toContain('page 1, which is 4.17 × 2.78 inches; it must be less than 1.39');
	});
});

withTools('qpdf', 'poppler')('a watermark in a font that is given', () => {
	const given = async (lines: Readonly<Record<string, string>>, bytes: Uint8Array) => {
		const font = { name: 'font.ttf', bytes: Uint8Array.from(bytes) };
		const parameters = decode('add_text_watermark', { ...lines, template: 1002, ...opaque, font });
		return (await local.run('add_text_watermark', [asDocument(await numbered(1))], parameters)).documents[0]!.bytes;
	};
	const shown = (bytes: Uint8Array): string => pageTexts(bytes)[0]!.replace(/[\u202a-\u202e]/g, '');

	testInTurn.each(['سلام', 'שלום', 'سلام DRAFT 12'])('shows %s', async (line) => {
		const bytes = await given({ line_1: line }, dejavu());
		for (const word of line.split(' ')) expect(shown(bytes)).toContain(word);
		expect(qpdfCheck(bytes).clean).toBe(true);
		expect(uncompressed(bytes)).toContain('+DejaVuSans');
	});

	testInTurn('takes what it lacks from ours', async () => {
		const bytes = await given({ line_1: 'DRAFT', line_2: 'Ёжик ⇔' }, sourceSans());
		expect(shown(bytes)).toMatch(/DRAFT[\s\S]*Ёжик ⇔/);
		expect(uncompressed(bytes)).toMatch(
			/\+SourceSansPro-Regular[\s\S]*\+NotoSans-SemiBold|\+NotoSans-SemiBold[\s\S]*\+SourceSansPro-Regular/,
		);
	});

	it.each([
		['ลับ', /Thai script, which the stamp cannot show correctly: /],
		['漢', /^has characters that the stamp cannot show: “漢” \(U\+6F22\)/],
	])('refuses what cannot be shaped or is in neither: %s', async (line, message) => {
		await expect(given({ line_1: line }, dejavu())).rejects.toMatchObject({
			issues: [{ field: 'line_1', message: expect.stringMatching(message) }],
		});
	});
});
