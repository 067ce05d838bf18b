/** The pages of the places that links lead to, before anything is drawn. */
import { addAll } from '../../lists';
import type { Place } from '../making/sheet';
import type { Placed } from './boxes/laid';
import type { Steps } from './boxes/setting';
import type { Surface } from './paint/canvas';
import { ColumnCanvas } from './paint/columns';

/** By their indexes. */
export function* pagesOfPlaces(root: Placed, canvas: Surface): Steps<ReadonlyMap<Place, number>> {
	const pages = new Map<Place, number>();
	const waiting: (readonly [readonly Placed[], Surface])[] = [[[root], canvas]];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const [boxes, surface] = next;
		for (const placed of boxes) {
			yield 2000;
			const { laid, top, children, apart, lines, columns } = placed;
			const add = (place: Place | undefined, at: number): void => {
				if (place && !pages.has(place)) pages.set(place, surface.pageOf(Math.min(surface.pageAt(at), surface.last)));
			};
			add(laid.box.place, top);
			const inside = [...children];
			addAll(inside, apart);
			for (const { line, top: start, atoms } of lines) {
				for (const { box, y } of line.inlines) add(box.place, start + y);
				addAll(inside, atoms);
			}
			if (inside.length > 0) waiting.push([inside, surface]);
			if (columns) waiting.push([[columns.content], new ColumnCanvas(surface, placed, [])]);
		}
	}
	return pages;
}
