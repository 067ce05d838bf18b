/** Places on a page as displayed, for data: points from the upper left corner. */
import type { JsonObject } from '../../contract/backend';
import type { TextBox } from '../../model/interpreter/frame';

const PRECISION = 100;

const roundPoints = (points: number): number => Math.round(points * PRECISION) / PRECISION;

export const boxEntry = (box: TextBox | undefined): JsonObject | null =>
	box ? { x: roundPoints(box.x), y: roundPoints(box.y), width: roundPoints(box.width), height: roundPoints(box.height) } : null;
