/** Appearances of fields that give each letter a cell (ISO 32000-2, 12.7.5.3): cells are wide, and no reader takes their letters for a word. */
import type { PdfDocument } from '../../../pdf/document';
import { isDict, isRef, Stream, type Value } from '../../../pdf/syntax/values';
import { COMB, FormModel } from '../../form/form-model';
import { catalogEntry } from '../../tree/removal';

/** The cost of a widget, see `Pace`. */
const COST = 300;

/** The numbers of the streams, and their resources. */
export async function combAppearances(document: PdfDocument): Promise<ReadonlyMap<number, Value | undefined>> {
	const found = new Map<number, Value | undefined>();
	if (!catalogEntry(document, 'AcroForm')) return found;
	const { fields } = await FormModel.read(document);
	for (const { flags, kind, widgets } of fields) {
		if (kind !== 'text' || (flags & COMB) === 0) continue;
		for (const { dict } of widgets) {
			for (const state of document.dict(dict.get('AP'))?.values() ?? []) {
				const one = document.resolve(state);
				for (const value of isDict(one) ? one.values() : [state]) {
					const stream = document.resolve(value);
					if (isRef(value) && stream instanceof Stream) found.set(value.number, stream.dict.get('Resources'));
				}
			}
			const due = document.job.pace.step(COST);
			if (due) await due;
		}
	}
	return found;
}
