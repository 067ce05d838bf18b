/** Further files among the parameters of a task, on their way to a child process, which takes only what JSON holds. */
import type { Document } from '../shared/backend';

export interface FurtherFile {
	readonly fileName: string;
	readonly base64: string;
}

export const further = (fileName: string, bytes: Uint8Array): FurtherFile => ({
	fileName,
	base64: Buffer.from(bytes).toString('base64'),
});

/** The parameters with the files in their place. */
export function withFiles(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(parameters).map(([wire, value]) => [wire, isFurther(value) ? documentOf(value) : value]),
	);
}

const isFurther = (value: unknown): value is FurtherFile => typeof value === 'object' && value !== null && 'base64' in value;
const documentOf = ({ fileName, base64 }: FurtherFile): Document => ({ name: fileName, bytes: Buffer.from(base64, 'base64') });

/** An image of one pixel. */
export const PIXEL: Uint8Array = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC',
	'base64',
);

/** A document of one page with this text, in `mode`: 0 is filled, 3 is invisible (ISO 32000-2, table 104). */
export function textPage(text: string, mode: 0 | 3): Uint8Array {
	const content = `BT /F 12 Tf ${mode} Tr 72 72 Td (${text}) Tj ET`;
	const objects = [
		'<</Type/Catalog/Pages 2 0 R>>',
		'<</Type/Pages/Kids[3 0 R]/Count 1>>',
		'<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
		`<</Length ${content.length}>>\nstream\n${content}\nendstream`,
		'<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
	];
	let file = '%PDF-1.4\n';
	const rows = objects.map((object, index) => {
		const row = `${String(file.length).padStart(10, '0')} 00000 n \n`;
		file += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return row;
	});
	const start = file.length;
	file += `xref\n0 6\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
	return Buffer.from(file, 'latin1');
}
