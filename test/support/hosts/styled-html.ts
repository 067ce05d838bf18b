/** HTML with a style sheet, printed on small pages without margins. */
import { decode } from '../../../shared/contract/values/decode';
import { wordBoxes } from '../judges/tools';
import { local } from './local';

/** Pages are 400 by 200 points, and paragraphs 40 points high. */
export async function printStyled(body: string, sheet = '') {
	const html = `<!doctype html><html lang="en"><style>@page{size:400pt 200pt;margin:0}body{margin:0}p{margin:0;height:40pt}</style><style>${sheet}</style>${body}`;
	const input = { name: 'a.html', bytes: Buffer.from(html) };
	const { documents, notes } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
	return { bytes: documents[0]!.bytes, notes };
}

/** A drawing as an address. */
export const svgAddress = (content: string, size = 'viewBox="0 0 4 4"'): string =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`)}`;

/** The left and upper edges of the words, in whole pixels. */
export async function placesOf(html: string, type = '<!doctype html>'): Promise<ReadonlyMap<string, readonly [number, number]>> {
	const input = { name: 'text.html', bytes: Buffer.from(`${type}${html}`) };
	const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
	const words = wordBoxes(documents[0]!.bytes).flat();
	return new Map(words.map(({ text, box }) => [text, [Math.round(box[0] / 0.75), Math.round(box[1] / 0.75)] as const]));
}
