import { degrees, PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { asDocument, local } from '../support/hosts/local';
import { numbered, rich } from '../support/documents/drawn';
import { rawPages } from '../support/documents/raw';
import { pageTexts, qpdfCheck, renderPages, textByMupdf, uncompressed, withTools, type Picture } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

async function overlaid(bytes: Uint8Array, overlay: Uint8Array, raw: RawParameters = {}) {
	const parameters = decode('add_overlay', { overlay: { name: 'overlay.pdf', bytes: overlay }, layer: 'over', ...raw });
	const { documents, notes, facts } = await local.run('add_overlay', [asDocument(bytes)], parameters);
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code), facts };
}

/** A page of this size as displayed, with a dark bar along its lower edge, of a tenth of its height. */
async function barred(width: number, height: number, rotation: 0 | 90 | 180 | 270): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	const [w, h] = rotation % 180 === 0 ? [width, height] : [height, width];
	const page = document.addPage([w + 80, h + 60]);
	page.setCropBox(30, 20, w, h);
	page.setRotation(degrees(rotation));
	const bar = {
		0: [30, 20, w, h / 10],
		90: [30 + w - w / 10, 20, w / 10, h],
		180: [30, 20 + h - h / 10, w, h / 10],
		270: [30, 20, w / 10, h],
	}[rotation] as [number, number, number, number];
	page.drawRectangle({ x: bar[0], y: bar[1], width: bar[2], height: bar[3] });
	return document.save();
}

/** The box of the dark pixels, as shares of the page: left, top, right, bottom. */
function darkBox({ width, height, rgb }: Picture): number[] {
	let [left, top, right, bottom] = [width, height, -1, -1];
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			if (rgb[(y * width + x) * 3]! > 128) continue;
			[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
		}
	return [left / width, top / height, (right + 1) / width, (bottom + 1) / height];
}

async function blank(width: number, height: number, rotation: number): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	const page = document.addPage(rotation % 180 === 0 ? [width, height] : [height, width]);
	page.setRotation(degrees(rotation));
	return document.save();
}

const turns = [0, 90, 180, 270] as const;

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('an overlay', () => {
	it.each(turns.flatMap((page) => turns.map((overlay) => [page, overlay] as const)))(
		'on a page turned by %d, itself turned by %d, is where it is seen',
		async (page, overlay) => {
			const { bytes } = await overlaid(await blank(200, 300, page), await barred(400, 600, overlay));
			const box = darkBox(renderPages(bytes, { dpi: 72, cropped: true })[0]!);
			expect(box.map((edge, index) => Math.abs(edge - [0, 0.9, 1, 1][index]!) < 0.015)).toEqual([true, true, true, true]);
		},
	);

	it('is scaled into the page and centred, or keeps its size in the lower left corner', async () => {
		const page = await blank(200, 400, 0);
		const overlay = await barred(100, 100, 0);
		const fitted = darkBox(renderPages((await overlaid(page, overlay)).bytes, { dpi: 72 })[0]!);
		expect(fitted.map((edge) => Math.round(edge * 400))).toEqual([0, 280, 400, 300]);
		const own = darkBox(renderPages((await overlaid(page, overlay, { fit: 'none' })).bytes, { dpi: 72 })[0]!);
		expect(own.map((edge) => Math.round(edge * 400))).toEqual([0, 390, 200, 400]);
	});

	testInTurn('shares its fonts, and adds little to each page', async () => {
		const letterhead = await numbered(2, { size: [300, 700] });
		const source = await numbered(1000);
		const { bytes } = await overlaid(source, letterhead);
		expect(uncompressed(bytes).match(/\/BaseFont \/Helvetica/g)).toHaveLength(2);
		expect(bytes.length).toBeLessThan(source.length + letterhead.length + 300 * 1000);
		expect(qpdfCheck(bytes).clean).toBe(true);
		expect(pageTexts(bytes)[999]).toContain('Page 1000');
	});

	testInTurn('leaves its structure behind: marked content, StructParents, annotations', async () => {
		const { bytes, notes } = await overlaid(await numbered(2), await rich(3), { pages: '1' });
		const written = uncompressed(bytes);
		expect(written).not.toContain('MCID');
		expect(written).not.toContain('StructParent');
		expect(written).toContain('/P BMC');
		expect(notes).toEqual(['overlay_annotations_left_out']);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	testInTurn('brings its layers along, hidden ones hidden', async () => {
		const hidden = rawPages(1, {
			catalog: '/OCProperties<</OCGs[60 0 R]/D<</OFF[60 0 R]>>>>',
			objects: {
				11: '<</Type/Page/Parent 2 0 R/Contents 41 0 R/Resources<</Font<</F 3 0 R>>/Properties<</L 60 0 R>>>>>>',
				41: ['', '/OC /L BDC 0 0 300 200 re f EMC BT /F 24 Tf 40 20 Td (Seen) Tj ET'],
				60: '<</Type/OCG/Name(Layer)>>',
			},
		});
		const source = await blank(300, 200, 0);
		const { bytes } = await overlaid(source, hidden);
		expect(pageTexts(bytes)).toEqual(['Seen']);
		const box = darkBox(renderPages(bytes, { dpi: 72 })[0]!);
		expect(box[1]).toBeGreaterThan(0.7);
		expect(uncompressed(bytes)).toContain('/OCProperties');
	});

	it('gives its resources to forms that relied on those of the page', async () => {
		const relying = rawPages(1, {
			objects: {
				11: '<</Type/Page/Parent 2 0 R/Contents[41 0 R 61 0 R]/Resources<</Font<</F 3 0 R>>/XObject<</X 60 0 R>>>>>>',
				41: ['', '/X Do q'],
				60: ['/Type/XObject/Subtype/Form/BBox[0 0 300 200]', 'BT /F 24 Tf 40 20 Td (Relying) Tj ET'],
				61: ['', 'Q Q Q BT /F 12 Tf 40 60 Td (Second stream) Tj ET'],
			},
		});
		const { bytes } = await overlaid(await blank(300, 200, 0), relying);
		expect(pageTexts(bytes)[0]).toContain('Relying');
		expect(textByMupdf(bytes)).toContain('Second stream');
	});

	testInTurn('does not disturb the page, nor is disturbed by it', async () => {
		const source = await rich(4);
		const empty = await blank(420, 595, 0);
		for (const layer of ['over', 'under']) {
			const [before, after] = [renderPages(source), renderPages((await overlaid(source, empty, { layer })).bytes)];
			expect(after.map(({ rgb }, page) => Buffer.compare(rgb, before[page]!.rgb))).toEqual([0, 0, 0, 0]);
		}
	});

	testInTurn('that is encrypted is decrypted, and encrypted again as the document is', async () => {
		const run = (raw: RawParameters, bytes: Uint8Array) =>
			local.run('add_password', [asDocument(bytes)], decode('add_password', raw)).then(({ documents }) => documents[0]!.bytes);
		const overlay = await run({ password: 'overlay', encryption_algorithm: 'AES-256' }, await numbered(1, { size: [800, 300] }));
		const source = await run({ password: 'source' }, await rich(3));
		const { bytes } = await overlaid(source, overlay, { overlay_password: 'overlay', open_password: 'source', layer: 'under' });
		expect(qpdfCheck(bytes, 'source').clean).toBe(true);
		const texts = pageTexts(bytes, 'source');
		expect(texts.map((text) => text.match(/Page/g)?.length)).toEqual([2, 2, 2]);
		expect(qpdfCheck(bytes).clean).toBe(false);
	});

	it('keeps a PDF/A claim only with an overlay that claims the same', async () => {
		const claiming = async (part: string, text: string) => {
			const document = await PDFDocument.create({ updateMetadata: false });
			document.addPage([300, 300]).drawText(text, { font: await document.embedFont(StandardFonts.Helvetica) });
			const xmp = `<x:xmpmeta><rdf:Description><pdfaid:part>${part}</pdfaid:part></rdf:Description></x:xmpmeta>`;
			const metadata = document.context.stream(Buffer.from(xmp), { Type: 'Metadata', Subtype: 'XML' });
			document.catalog.set(PDFName.of('Metadata'), document.context.register(metadata));
			return document.save({ useObjectStreams: false });
		};
		expect((await overlaid(await claiming('2', 'a'), await claiming('2', 'b'))).notes).toEqual([]);
		expect((await overlaid(await claiming('2', 'a'), await claiming('3', 'b'))).notes).toEqual(['pdfa_identification_removed']);
		expect((await overlaid(await claiming('2', 'a'), await numbered(1))).notes).toEqual(['pdfa_identification_removed']);
	});

	it('is the same each time', async () => {
		const [source, overlay] = [await numbered(3), await rich(3)];
		const results = await Promise.all([1, 2].map(() => overlaid(source, overlay)));
		expect(Buffer.compare(results[0]!.bytes, results[1]!.bytes)).toBe(0);
	});
});
