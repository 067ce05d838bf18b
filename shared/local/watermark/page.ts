/** What the stamp has to know of a page, read without parsing the page. */
import type { PdfDocument } from '../pdf/document';
import { isRef, Ref, Stream, type Value } from '../pdf/values';
import { normalised, visibleBox, type Box, type PageGeometry, type Rotation } from './geometry';

/** Viewers' default for a page without a usable MediaBox. */
const LETTER: Box = [0, 0, 612, 792];

export interface Survey {
	/** The geometries that occur, each once: most documents have one or two. */
	readonly kinds: readonly PageGeometry[];
	/** For each page, an index into `kinds`. */
	readonly kindOf: readonly number[];
}

export async function survey(document: PdfDocument): Promise<Survey> {
	const { pages, job } = document;
	const kinds: PageGeometry[] = [];
	const known = new Map<string, number>();
	const kindOf: number[] = [];
	for (let index = 0; index < pages.count; index++) {
		const page = geometryOf(document, index);
		const signature = `${page.box.join(' ')} ${page.rotation} ${page.userUnit}`;
		let kind = known.get(signature);
		if (kind === undefined) {
			kind = kinds.push(page) - 1;
			known.set(signature, kind);
		}
		kindOf.push(kind);
		const due = job.pace.step(600);
		if (due) await due;
	}
	return { kinds, kindOf };
}

export function geometryOf(document: PdfDocument, index: number): PageGeometry {
	const { pages } = document;
	const userUnit = document.resolve(document.entry(pages.number(index), 'UserUnit'));
	return {
		box: visibleBox(
			boxOf(document, pages.attribute(index, 'MediaBox')) ?? LETTER,
			boxOf(document, pages.attribute(index, 'CropBox')),
		),
		rotation: rotationOf(document.resolve(pages.attribute(index, 'Rotate'))),
		userUnit: typeof userUnit === 'number' && userUnit > 0 ? userUnit : 1,
	};
}

/** The page's content streams, in order. What is no reference to a stream is left out, as viewers do. */
export function contentsOf(document: PdfDocument, number: number): Ref[] {
	const contents = document.entry(number, 'Contents');
	if (isRef(contents) && document.get(contents) instanceof Stream) return [contents];
	const streams = document.array(contents) ?? [];
	return streams.filter(isRef).filter((stream) => document.get(stream) instanceof Stream);
}

function boxOf(document: PdfDocument, value: Value | undefined): Box | undefined {
	const corners = document.array(value)?.map((corner) => document.resolve(corner));
	if (corners?.length !== 4 || !corners.every((corner) => typeof corner === 'number' && Number.isFinite(corner)))
		return undefined;
	const box = normalised(corners as [number, number, number, number]);
	return box[0] < box[2] && box[1] < box[3] ? box : undefined;
}

/** Other angles than quarter turns are not allowed (ISO 32000-2, table 31), and viewers ignore them. */
function rotationOf(value: Value): Rotation {
	const angle = typeof value === 'number' ? ((value % 360) + 360) % 360 : 0;
	return angle === 90 || angle === 180 || angle === 270 ? angle : 0;
}
