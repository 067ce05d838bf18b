/** A paper of many pages with embedded fonts, drawings and images, as a program of today makes it: the same bytes for the same words. */
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, rgb } from 'pdf-lib';
import { dejavu, sourceSans } from '../documents/fonts';
import { png } from '../documents/images';

const WORDS =
	'the supplier delivers goods within ten days and payment is due on receipt of them while returns are accepted for a month'.split(
		' ',
	);
const LINES = 42;

/** `edit` changes a line; lines are numbered on each page. `marks` differ at every build and are seen by no one. */
export async function paper(
	pages: number,
	{
		edit = (text) => text,
		date = new Date(0),
		producer = 'a program',
	}: { edit?: (text: string, page: number, line: number) => string; date?: Date; producer?: string } = {},
): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	document.registerFontkit(fontkit);
	document.setCreationDate(date);
	document.setModificationDate(date);
	document.setProducer(producer);
	const [plain, strong] = [
		await document.embedFont(sourceSans('TTF'), { subset: true }),
		await document.embedFont(dejavu(), { subset: true }),
	];
	const picture = await document.embedPng(png({ type: 2, depth: 8, width: 64, height: 64, pixel: (x, y) => (x * y) / 4096 }));
	for (let number = 1; number <= pages; number++) {
		const page = document.addPage([595, 842]);
		page.drawText(edit(`Section ${number}`, number, 0), { font: strong, size: 18, x: 60, y: 780 });
		for (let line = 1; line <= LINES; line++) {
			const words = Array.from({ length: 13 }, (_, at) => WORDS[(number * 7 + line * 5 + at * at) % WORDS.length]!);
			page.drawText(edit(`${words.join(' ')} ${number}.${line}`, number, line), {
				font: plain,
				size: 10,
				x: 60,
				y: 760 - line * 15,
			});
		}
		page.drawRectangle({ x: 60, y: 60, width: 100 + number, height: 40, color: rgb(0.2, 0.4, 0.6) });
		page.drawImage(picture, { x: 400, y: 40, width: 80, height: 80 });
		page.drawText(String(number), { font: plain, size: 9, x: 290, y: 30 });
	}
	return document.save({ useObjectStreams: false });
}
