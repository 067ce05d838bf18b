import { degrees, PDFDocument, PDFName, PDFNumber } from 'pdf-lib';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { asDocument, local } from '../support/hosts/local';
import { magick, png, SMALL_JPEG } from '../support/documents/images';
import { numbered } from '../support/documents/drawn';
import {
	pageTexts,
	qpdfCheck,
	renderPages,
	run,
	uncompressed,
	withPrograms,
	withTools,
	type Picture,
} from '../support/judges/tools';
import { sampled } from '../support/sample';

async function stamped(bytes: Uint8Array, image: Uint8Array, raw: RawParameters = {}) {
	const parameters = decode('add_image_watermark', { image: { name: 'logo', bytes: image }, transparency: 0, ...raw });
	const { documents, notes, facts } = await local.run('add_image_watermark', [asDocument(bytes)], parameters);
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code), facts };
}

/** Pages with content, whose CropBox lies off the origin, one for each rotation and user unit. */
async function pagesOf(userUnit: number): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	for (const rotation of [0, 90, 180, 270]) {
		const page = document.addPage([290, 370]);
		page.setCropBox(60, 40, 200, 300);
		page.setRotation(degrees(rotation));
		page.drawRectangle({ x: 100, y: 100, width: 50, height: 90 });
		if (userUnit !== 1) page.node.set(PDFName.of('UserUnit'), PDFNumber.of(userUnit));
	}
	return document.save();
}

/** 40 × 20 pixels whose corners differ. */
const LOGO = '-size 40x20 xc:red -fill blue -draw|rectangle 20,0 39,9| -fill lime -draw|rectangle 0,10 19,19|'
	.split('|')
	.flatMap((part, index) => (index % 2 === 1 ? [part] : part.trim().split(' ')))
	.filter((part) => part !== '');

const asPpm = ({ width, height, rgb }: Picture): Uint8Array => Buffer.concat([Buffer.from(`P6 ${width} ${height} 255\n`), rgb]);

/** The share of pixels that differ clearly. A row of pixels around the image is 0.4 per cent of the page: edges are rounded differently. */
function difference(one: Uint8Array, other: Uint8Array): number {
	expect(one.length).toBe(other.length);
	let count = 0;
	for (let at = 0; at < one.length; at += 3)
		if ([0, 1, 2].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) > 64)) count++;
	return (count * 3) / one.length;
}

withTools('imagemagick', 'poppler')('the image on the page', () => {
	const at = {
		top_left: 'NorthWest',
		top_right: 'NorthEast',
		center: 'Center',
		center_left: 'West',
		bottom_center: 'South',
	} as const;

	it.each(sampled(Object.entries(at), 3))(
		'at %s is as ImageMagick composes it, for every rotation',
		async (position, gravity) => {
			const source = await pagesOf(1);
			const { bytes } = await stamped(source, magick([...LOGO, 'out:png']), {
				position,
				margin: 0.25,
				image_width: String(80 / 72),
			});
			const [before, after] = [renderPages(source, { dpi: 72, cropped: true }), renderPages(bytes, { dpi: 72, cropped: true })];
			for (const [page, picture] of before.entries()) {
				const inset = { Center: '+0+0', West: '+18+0', South: '+0+18' }[gravity as string] ?? '+18+18';
				const composed = ['in', '(', ...LOGO, '-scale', '80x40!', ')', '-gravity', gravity, '-geometry', inset, '-composite'];
				const expected = magick([...composed, '-depth', '8', 'out:rgb'], asPpm(picture));
				expect([page, difference(after[page]!.rgb, expected) < 0.006]).toEqual([page, true]);
			}
		},
	);

	it('measures margin and width in inches whatever the user unit is', async () => {
		const source = await pagesOf(2);
		const { bytes } = await stamped(source, magick([...LOGO, 'out:png']), {
			position: 'top_left',
			margin: 0.5,
			image_width: '1',
		});
		const before = renderPages(source, { dpi: 72, cropped: true })[0]!;
		const after = renderPages(bytes, { dpi: 72, cropped: true })[0]!;
		const composed = ['in', '(', ...LOGO, '-scale', '72x36!', ')', '-geometry', '+36+36', '-composite', '-depth', '8', 'out:rgb'];
		const isScaled = before.width === 400;
		// Older versions of poppler ignore UserUnit: then an inch is 36 pixels.
		const small = composed.map((arg) => ({ '72x36!': '36x18!', '+36+36': '+18+18' })[arg] ?? arg);
		expect(difference(after.rgb, magick(isScaled ? composed : small, asPpm(before)))).toBeLessThan(0.006);
	});

	it.each(sampled([1, 2, 3, 4, 5, 6, 7, 8], 4))('shows a JPEG image upright, EXIF orientation %d', async (orientation) => {
		const jpeg = Buffer.from(magick([...LOGO, '-scale', '400x200!', '-quality', '98', 'out:jpeg']));
		const exif = Buffer.from(
			`Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
			'latin1',
		);
		const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
		const turned = Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
		const { bytes } = await stamped(await numbered(1, { size: [200, 200] }), turned, { margin: 0, position: 'center' });
		const upright = magick(
			['in', '-auto-orient', '-background', 'white', '-resize', '200x200', '-depth', '8', 'out:ppm'],
			turned,
		);
		const [, width, height] = /^P6\s(\d+) (\d+)\s255\s/.exec(Buffer.from(upright).toString('latin1', 0, 30))!.map(Number);
		expect([Math.max(width!, height!), Math.min(width!, height!)]).toEqual([200, 100]);
		const canvas = ['in', '-background', 'white', '-gravity', 'Center', '-extent', '200x200', '-depth', '8', 'out:rgb'];
		// Beyond the image, the page says its number.
		expect(difference(renderPages(bytes, { dpi: 72 })[0]!.rgb, magick(canvas, upright))).toBeLessThan(0.05);
	});
});

withTools('qpdf', 'poppler')('the document', () => {
	withPrograms('poppler').test('draws one image on a hundred pages, as pdfimages finds it', async () => {
		const { bytes } = await stamped(await numbered(100), png({ type: 2, depth: 8 }), { transparency: 50 });
		const listed = run('pdfimages', ['-list', '-'], bytes).stdout.toString().trim().split('\n').slice(2);
		expect(listed).toHaveLength(100);
		expect(new Set(listed.map((line) => line.trim().split(/\s+/)[10])).size).toBe(1);
	});

	it('has one image for a hundred pages, however many they are', async () => {
		const { bytes, facts } = await stamped(await numbered(100), png({ type: 2, depth: 8 }), { transparency: 50 });
		expect(uncompressed(bytes).match(/\/Subtype \/Image/g)).toHaveLength(1);
		expect(qpdfCheck(bytes).clean).toBe(true);
		expect(facts).toMatchObject({ pageCount: 100, stampedPages: 100 });
	});

	it('looks as before where it is not stamped, and when the stamp is invisible', async () => {
		const source = await numbered(4);
		const { bytes } = await stamped(source, SMALL_JPEG, { pages: '2', margin: 0 });
		const [before, after] = [renderPages(source), renderPages(bytes)];
		expect(after.map(({ rgb }, page) => Buffer.compare(rgb, before[page]!.rgb) === 0)).toEqual([true, false, true, true]);
		const invisible = renderPages((await stamped(source, SMALL_JPEG, { transparency: 100 })).bytes);
		expect(invisible.every(({ rgb }, page) => Buffer.compare(rgb, before[page]!.rgb) === 0)).toBe(true);
	});

	it('keeps the JPEG data byte for byte', async () => {
		const { bytes } = await stamped(await numbered(1), SMALL_JPEG);
		expect(Buffer.from(bytes).includes(Buffer.from(SMALL_JPEG))).toBe(true);
	});

	it('is the same each time', async () => {
		const source = await numbered(2);
		const results = await Promise.all([1, 2].map(() => stamped(source, png({ type: 6, depth: 8 }))));
		expect(Buffer.compare(results[0]!.bytes, results[1]!.bytes)).toBe(0);
	});

	it.each<[string, string, Uint8Array, RawParameters, boolean]>([
		['an opaque image', '1', png({ type: 2, depth: 8 }), {}, true],
		['transparency', '1', png({ type: 2, depth: 8 }), { transparency: 50 }, false],
		['a soft mask', '1', png({ type: 6, depth: 8 }), {}, false],
		['16 bits', '1', png({ type: 2, depth: 16 }), {}, false],
		['a soft mask', '2', png({ type: 6, depth: 8 }), {}, true],
		['transparency', '3', png({ type: 0, depth: 8 }), { transparency: 50 }, true],
	])('with %s keeps the claim of PDF/A-%s: %#', async (_, part, image, raw, isKept) => {
		const document = await PDFDocument.create({ updateMetadata: false });
		document.addPage([300, 300]);
		const xmp = `<x:xmpmeta><rdf:Description><pdfaid:part>${part}</pdfaid:part></rdf:Description></x:xmpmeta>`;
		const metadata = document.context.stream(Buffer.from(xmp), { Type: 'Metadata', Subtype: 'XML' });
		document.catalog.set(PDFName.of('Metadata'), document.context.register(metadata));
		const { bytes, notes } = await stamped(await document.save({ useObjectStreams: false }), image, raw);
		expect(notes).toEqual(isKept ? [] : ['pdfa_identification_removed']);
		const written = uncompressed(bytes);
		expect(written.includes('pdfaid:part')).toBe(isKept);
		// Colors without a profile are not allowed where no output intent covers them.
		expect(written).toMatch(/\/ColorSpace \[\s*\/ICCBased/);
		if (part !== '1') expect(written).toMatch(/\/Group <<[^]*?\/CS \[\s*\/CalRGB/);
	});

	it('says where content hides an image under it', async () => {
		const document = await PDFDocument.create({ updateMetadata: false });
		for (const isFilled of [false, true]) {
			const page = document.addPage([300, 300]);
			if (isFilled) page.drawRectangle({ x: 0, y: 0, width: 300, height: 300 });
		}
		const parameters = decode('add_image_watermark', { image: { name: 'logo', bytes: SMALL_JPEG }, layer: 'under' });
		const { notes } = await local.run('add_image_watermark', [asDocument(await document.save())], parameters);
		expect(notes.map(({ message }) => message)).toEqual([expect.stringContaining('hidden on page 2:')]);
	});

	it('stamps a page that shares its image name with another', async () => {
		const once = (await stamped(await numbered(1), SMALL_JPEG, { position: 'top_left', image_width: 1 })).bytes;
		const { bytes } = await stamped(once, png({ type: 2, depth: 8 }), { position: 'bottom_right', image_width: 1 });
		expect(uncompressed(bytes)).toContain('/OctavoImage2 Do');
		expect(qpdfCheck(bytes).clean).toBe(true);
		expect(pageTexts(bytes)).toEqual(['Page 1']);
	});
});
