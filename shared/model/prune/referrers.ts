/**
 * Looks at the objects that refer to something that was removed, and at nothing else: their kind shows what has to be done. If
 * the object alone cannot tell (a shared action, an indirect array), its own referrers are looked at in the next round.
 */
import type { PdfDocument } from '../../pdf/document';
import { isArray, isDict, isName, Name, type Dict, type Value } from '../../pdf/syntax/values';
import { isAnnotation, type Annotations } from '../annotation/annotations';
import type { Destinations } from '../navigation/destinations';
import type { FormPruning } from '../form/form-pruning';
import { isOutlineItem, type Outlines } from '../navigation/outlines';
import { holderOf, type Removal } from '../tree/removal';
import { isContentReference, isStructureElement, type Structure } from '../structure/structure';
import { isBead, type Threads } from '../navigation/threads';

export interface Features {
	readonly removal: Removal;
	readonly destinations: Destinations;
	readonly annotations: Annotations;
	readonly outlines: Outlines;
	readonly form: FormPruning;
	readonly structure: Structure;
	readonly threads: Threads;
}

export function touchReferrer(features: Features, number: number): void {
	const { removal } = features;
	const { document } = removal;
	const value = document.get(number);
	if (isArray(value)) touchArray(removal, number, value);
	else if (isDict(value)) touchDict(features, document, number, value);
}

function touchArray(removal: Removal, number: number, array: readonly Value[]): void {
	// A destination is of no use without its page. For any other array, only the owner knows what a missing item means.
	if (removal.isGone(array[0]) && array[1] instanceof Name) removal.remove(number);
	removal.chase(number);
}

function touchDict(features: Features, document: PdfDocument, number: number, value: Dict): void {
	const { annotations, destinations, outlines, removal, structure, threads } = features;
	if (number === document.catalogNumber) {
		touchCatalog(features, value);
	} else if (isName(value.get('Type'), 'Page') || document.pages.indexOf(number) >= 0) {
		destinations.pruneTargets(number, value);
		annotations.touchPage(number);
		pruneSeparations(removal, number, value);
	} else if (isOutlineItem(value)) {
		outlines.touch(number, value);
	} else if (isStructureElement(value)) {
		structure.touch(number);
	} else if (isContentReference(value)) {
		removal.remove(number);
		removal.chase(number);
	} else if (isBead(value)) {
		threads.touch(number, value);
	} else {
		touchOther(features, document, number, value);
	}
}

function touchOther(features: Features, document: PdfDocument, number: number, value: Dict): void {
	const { annotations, destinations, form, removal, structure } = features;
	// A widget and its field may be one dictionary.
	if (isAnnotation(value)) annotations.touch(number, value);
	if (document.get(number) === null) return;
	if (value.has('Kids')) form.touch(number);
	if (value.has('Fields')) form.touchForm();
	if (value.has('ParentTree') || isName(value.get('Type'), 'StructTreeRoot')) structure.touchRoot();
	if (isAnnotation(value)) return;
	destinations.pruneTargets(number, value);
	if (value.get('S') instanceof Name) destinations.pruneChain(value, number);
	else destinations.pruneActions(number, value);
	if (!destinations.isDeadAction(value) && !(value.has('D') && destinations.isDead(value))) return;
	// An action or destination that is an indirect object may have several owners. If it has a successor, they take that instead.
	if (!value.has('Next')) removal.remove(number);
	removal.chase(number);
}

/** The catalog may hold any feature directly. */
function touchCatalog({ destinations, form, removal, structure }: Features, catalog: Dict): void {
	destinations.pruneOpenAction();
	destinations.pruneTargets(removal.document.catalogNumber, catalog);
	form.touchForm();
	structure.touchRoot();
}

/** Pages of one set of separations name each other (14.11.4). */
function pruneSeparations(removal: Removal, number: number, page: Dict): void {
	const { document } = removal;
	const separation = document.dict(page.get('SeparationInfo'));
	const pages = document.array(separation?.get('Pages'));
	if (!separation || !pages?.some((item) => removal.isGone(item))) return;
	document.edit(holderOf(page.get('SeparationInfo'), number));
	separation.set(
		'Pages',
		pages.filter((item) => !removal.isGone(item)),
	);
}
