/** Visits every dictionary of the objects that are in use, direct ones too, so that nothing depends on where a thing is expected. */
import type { PdfDocument } from '../../pdf/document';
import { eachDict } from '../../pdf/read/search';
import { Stream, type Dict } from '../../pdf/syntax/values';

/** Returns whether it changed the dictionary, which the object `holder` holds; `stream` is the stream whose dictionary it is. */
export type Rule = (holder: number, dict: Dict, stream: Stream | undefined) => boolean;

/** `live` tells which objects are in use; `settle` is called after each. */
export async function eachLiveDict(
	document: PdfDocument,
	live: Uint8Array,
	rules: readonly Rule[],
	settle?: () => Promise<void> | undefined,
): Promise<void> {
	for (let number = 1; number < live.length; number++) {
		if (live[number] !== 1) continue;
		const value = document.get(number);
		const own = value instanceof Stream ? value : undefined;
		const state = { changed: false, visited: 0 };
		eachDict(value, (dict) => {
			state.visited++;
			for (const rule of rules) if (rule(number, dict, dict === own?.dict ? own : undefined)) state.changed = true;
		});
		if (state.changed && document.exists(number)) document.edit(number);
		const unsettled = settle?.();
		if (unsettled) await unsettled;
		const due = document.job.pace.step(300 * state.visited);
		if (due) await due;
	}
}
