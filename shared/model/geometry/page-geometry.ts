/** The boxes and the rotation of a page, as values. */
import { PAGE_SIZE } from '../../pdf/asked-objects';
import type { PdfDocument } from '../../pdf/document';
import type { Value } from '../../pdf/syntax/values';
import { normalizeBox, visibleBox, type Box, type Matrix, type PageGeometry, type Rotation } from './geometry';

/** Viewers' default for a page without a usable MediaBox. */
const LETTER: Box = [0, 0, 612, 792];

export const mediaBoxOf = (document: PdfDocument, index: number): Box =>
	boxOf(document, document.pages.attribute(index, 'MediaBox')) ?? assumedBox(document);

/** In place of an entry that each page must have or inherit (Table 31): a note says that it was lost. */
function assumedBox({ table }: PdfDocument): Box {
	table.damagedKinds.addCut(PAGE_SIZE);
	return LETTER;
}

export function geometryOf(document: PdfDocument, index: number): PageGeometry {
	const { pages } = document;
	const userUnit = document.resolve(document.entry(pages.number(index), 'UserUnit'));
	return {
		box: visibleBox(mediaBoxOf(document, index), boxOf(document, pages.attribute(index, 'CropBox'))),
		rotation: rotationOf(document.resolve(pages.attribute(index, 'Rotate'))),
		userUnit: typeof userUnit === 'number' && userUnit > 0 ? userUnit : 1,
	};
}

/** A rectangle (ISO 32000-2, 7.9.5) with its corners in order; undefined if it is malformed or has no area. */
export function boxOf(document: PdfDocument, value: Value | undefined): Box | undefined {
	const corners = document.array(value)?.map((corner) => document.resolve(corner));
	if (corners?.length !== 4 || !corners.every((corner) => typeof corner === 'number' && Number.isFinite(corner)))
		return undefined;
	const box = normalizeBox(corners as [number, number, number, number]);
	return box[0] < box[2] && box[1] < box[3] ? box : undefined;
}

/** A matrix of six numbers, such as that of a form (ISO 32000-2, 8.10.2); the identity if it is absent or malformed. */
export function matrixOf(document: PdfDocument, value: Value | undefined): Matrix {
	const parts = (document.array(value) ?? []).map((part) => document.resolve(part));
	return parts.length === 6 && parts.every((part) => typeof part === 'number')
		? (parts as unknown as Matrix)
		: [1, 0, 0, 1, 0, 0];
}

/** Other angles than quarter turns are not allowed (ISO 32000-2, table 31), and viewers ignore them. */
export function rotationOf(value: Value): Rotation {
	const angle = typeof value === 'number' ? ((value % 360) + 360) % 360 : 0;
	return angle === 90 || angle === 180 || angle === 270 ? angle : 0;
}
