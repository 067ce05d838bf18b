/** Places on a page as displayed, for data: points from the upper left corner. */
import type { JsonObject } from '../../contract/backend';
import type { TextBox } from '../../model/interpreter/frame';

const PRECISION = 100;

const rounded = (points: number): number => Math.round(points * PRECISION) / PRECISION;

export const placed = (box: TextBox | undefined): JsonObject | null =>
	box ? { x: rounded(box.x), y: rounded(box.y), width: rounded(box.width), height: rounded(box.height) } : null;
