/** `redact_areas`: places on pages, also as find_text gives them (docs/semantics.md, §38.1). */
import { invalidParameters } from '../../contract/errors';
import type { JsonObject, JsonValue } from '../../contract/operations/types';
import { addToList } from '../../lists';
import type { TextBox } from '../../model/interpreter/frame';

/** Areas of a page, and of a document. */
export const MOST_AREAS = 50_000;
const MOST_ISSUES = 20;

/** By the zero-based index of the page. @throws OctavoError `invalid_parameters` */
export function readAreas(given: JsonObject | undefined, pages: Uint32Array, pageCount: number): Map<number, TextBox[]> {
	const found = new Map<number, TextBox[]>();
	if (!given) return found;
	const list = given['areas'] ?? given['matches'];
	if (!Array.isArray(list)) throw refuseAreas(['must have a list under areas, or under matches']);
	if (list.length > MOST_AREAS) throw refuseAreas([`has ${list.length} areas, and at most ${MOST_AREAS} are allowed`]);
	const problems: string[] = [];
	const chosen = new Set(pages);
	let count = 0;
	for (const [index, entry] of (list as readonly JsonValue[]).entries()) {
		const read = readEntry(entry, pageCount);
		if (typeof read === 'string') problems.push(`area ${index + 1} ${read}`);
		else if (!chosen.has(read.page)) problems.push(`area ${index + 1} is on page ${read.page}, which pages does not name`);
		else for (const box of read.boxes) addToList(found, read.page - 1, box);
		if (typeof read !== 'string') count += read.boxes.length;
		if (count > MOST_AREAS) throw refuseAreas([`has more than ${MOST_AREAS} boxes, and at most ${MOST_AREAS} are allowed`]);
		if (problems.length === MOST_ISSUES) break;
	}
	if (problems.length > 0) throw refuseAreas(problems);
	return found;
}

const refuseAreas = (problems: readonly string[]): Error =>
	invalidParameters([{ field: 'redact_areas', message: problems.join('; ') }]);

const isObject = (value: JsonValue | undefined): value is JsonObject =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function readEntry(entry: JsonValue, pageCount: number): { readonly page: number; readonly boxes: readonly TextBox[] } | string {
	if (!isObject(entry)) return 'must be an object with page and box';
	const { page } = entry;
	if (typeof page !== 'number' || !Number.isInteger(page) || page < 1 || page > pageCount)
		return `must have a page from 1 to ${pageCount}`;
	const given = Array.isArray(entry['boxes']) ? (entry['boxes'] as readonly JsonValue[]) : [entry['box'] ?? entry];
	const boxes = given.map(readBox);
	if (boxes.some((box) => box === undefined) || boxes.length === 0)
		return 'must have boxes with x, y, width and height in points, which are greater than 0';
	return { page, boxes: boxes as TextBox[] };
}

function readBox(box: JsonValue): TextBox | undefined {
	if (!isObject(box)) return undefined;
	const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((key) => box[key]);
	const isBox = [x, y, width, height].every((value) => typeof value === 'number' && Number.isFinite(value));
	return isBox && (width as number) > 0 && (height as number) > 0 ? ({ x, y, width, height } as TextBox) : undefined;
}
