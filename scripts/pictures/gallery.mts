/**
 * `npm run gallery` draws docs/gallery.png: templates by colours by rotations, and scripts, as one contact sheet. Octavo
 * stamps the pages; poppler (pdftoppm) draws the picture.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { decode } from '../../shared/decode';
import { localBackend } from '../../shared/local';
import { notoSans } from '../../shared/model/font/noto-sans-semibold';

interface Sample {
	readonly caption: string;
	readonly rotation: 0 | 90 | 180 | 270;
	readonly fields: Readonly<Record<string, string | number>>;
}

const rows: readonly { readonly title: string; readonly samples: readonly Sample[] }[] = [
	{ title: '1001  Diagonal', samples: row(1001, { line_1: 'CONFIDENTIAL' }) },
	{ title: '1002  Horizontal', samples: row(1002, { line_1: 'Sample', line_2: 'not for resale' }) },
	{ title: '1003  Top', samples: row(1003, { line_1: 'Office copy' }) },
	{ title: '1004  Bottom', samples: row(1004, { line_1: 'DRAFT – do not distribute' }) },
	{
		title: 'European scripts, ligatures, marks and symbols',
		samples: [
			{
				caption: 'Żółć · ligatures',
				rotation: 0,
				fields: { line_1: 'Zażółć gęślą jaźń', line_2: 'Office affinity', color: 'Blue', transparency: 55 },
			},
			{
				caption: 'Ελληνικά',
				rotation: 90,
				fields: { line_1: 'Εμπιστευτικό', line_2: 'Αντίγραφο', template: 1002, color: 'Red', transparency: 55 },
			},
			{ caption: 'Кириллица', rotation: 180, fields: { line_1: 'Совершенно секретно', color: 'Gray', transparency: 35 } },
			{
				caption: 'Marks and symbols',
				rotation: 270,
				fields: { line_1: '✓ Approved →', line_2: 'Việt Nam x̄̂ Á̈ €', template: 1002, color: 'Black', transparency: 60 },
			},
		],
	},
];

function row(template: number, fields: Readonly<Record<string, string>>): Sample[] {
	const looks = [
		['Gray', 0, 40],
		['Red', 90, 50],
		['Blue', 180, 50],
		['Black', 270, 65],
	] as const;
	return looks.map(([color, rotation, transparency]) => ({
		caption: `${color}, ${transparency} % transparent${rotation === 0 ? '' : `, page turned by ${rotation}°`}`,
		rotation,
		fields: { ...fields, template, color, transparency },
	}));
}

/** The sample pages are A5; on the sheet they are shown smaller. Lengths in points. */
const PAGE = { long: 595, short: 420 };
const SHOWN = 0.47;
const CELL = { width: 300, height: 240 };
const EDGE = 28;
const HEAD = 34;

const backend = localBackend({ pause: () => new Promise((resolve) => setImmediate(resolve)) });
const sheet = await drawSheet();
const target = path.join(process.env.OCTAVO_ROOT ?? '.', 'docs', 'gallery.png');
mkdirSync(path.dirname(target), { recursive: true });
toPng(sheet, target);
console.log(`${target}: ${statSync(target).size} bytes`);

async function drawSheet(): Promise<Uint8Array> {
	const columns = Math.max(...rows.map(({ samples }) => samples.length));
	const document = await PDFDocument.create({ updateMetadata: false });
	document.registerFontkit(fontkit);
	const font = await document.embedFont(Buffer.from(notoSans, 'base64'), { subset: true });
	const height = rows.length * (CELL.height + HEAD) + 2 * EDGE - 22;
	const page = document.addPage([columns * CELL.width + 2 * EDGE, height]);
	page.drawRectangle({ x: 0, y: 0, width: page.getWidth(), height, color: rgb(0.945, 0.95, 0.96) });
	let top = height - EDGE;
	for (const { title, samples } of rows) {
		page.drawText(title, { x: EDGE + 10, y: top - 16, size: 15, font, color: rgb(0.13, 0.16, 0.22) });
		top -= HEAD;
		for (const [column, sample] of samples.entries())
			await drawSample(document, page, font, sample, EDGE + column * CELL.width, top);
		top -= CELL.height;
	}
	return document.save();
}

async function drawSample(
	document: PDFDocument,
	page: PDFPage,
	font: PDFFont,
	{ caption, rotation, fields }: Sample,
	x: number,
	top: number,
): Promise<void> {
	const stamped = await stampedPage(rotation, fields);
	const [embedded] = await document.embedPdf(await PDFDocument.load(stamped));
	// Embedding ignores /Rotate, so the page is turned here as a viewer turns it.
	const [width, height] = [PAGE.long * SHOWN, PAGE.short * SHOWN];
	const [left, bottom] = [x + (CELL.width - width) / 2, top - height];
	page.drawRectangle({ x: left + 1.5, y: bottom - 2.5, width, height, color: rgb(0.84, 0.855, 0.88) });
	page.drawRectangle({ x: left, y: bottom, width, height, color: rgb(1, 1, 1) });
	const corner = {
		0: [left, bottom],
		90: [left, bottom + height],
		180: [left + width, bottom + height],
		270: [left + width, bottom],
	}[rotation] as [number, number];
	page.drawPage(embedded!, { x: corner[0], y: corner[1], xScale: SHOWN, yScale: SHOWN, rotate: degrees(-rotation) });
	page.drawText(caption, { x: left, y: bottom - 17, size: 9.5, font, color: rgb(0.36, 0.4, 0.47) });
}

/** A page that is upright when it is displayed with its /Rotate, with grey lines in place of text. */
async function stampedPage(rotation: Sample['rotation'], fields: Sample['fields']): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	const upright = rotation % 180 === 0;
	const page = document.addPage(upright ? [PAGE.long, PAGE.short] : [PAGE.short, PAGE.long]);
	page.setRotation(degrees(rotation));
	const font = await document.embedFont(StandardFonts.HelveticaBold);
	const place = (x: number, y: number): [number, number] =>
		({
			0: [x, y],
			90: [PAGE.short - y, x],
			180: [PAGE.long - x, PAGE.short - y],
			270: [y, PAGE.long - x],
		})[rotation] as [number, number];
	const [titleX, titleY] = place(56, PAGE.short - 104);
	page.drawText('Quarterly report', {
		x: titleX,
		y: titleY,
		size: 20,
		font,
		rotate: degrees(rotation),
		color: rgb(0.25, 0.28, 0.33),
	});
	for (let line = 0; line < 9; line++) {
		const length = line % 5 === 4 ? 270 : 483 - ((line * 71) % 43);
		const [x, y] = place(56, PAGE.short - 140 - line * 22);
		page.drawRectangle({ x, y, width: length, height: 7, rotate: degrees(rotation), color: rgb(0.885, 0.9, 0.92) });
	}
	const { documents } = await backend.run(
		'add_text_watermark',
		[{ name: 'page.pdf', bytes: await document.save() }],
		decode('add_text_watermark', { margin: 0.5, ...fields }),
	);
	return documents[0]!.bytes;
}

function toPng(bytes: Uint8Array, file: string): void {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-gallery-'));
	try {
		writeFileSync(path.join(folder, 'sheet.pdf'), bytes);
		const { status, stderr, error } = spawnSync('pdftoppm', [
			'-r',
			'96',
			'-png',
			'-singlefile',
			path.join(folder, 'sheet.pdf'),
			file.replace(/\.png$/, ''),
		]);
		if (error ?? status !== 0) throw error ?? new Error(stderr.toString());
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
