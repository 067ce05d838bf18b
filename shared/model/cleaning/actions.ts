/**
 * Actions that do more than move within the document (ISO 32000-2, 12.6.4): scripts, programs, forms that are sent, other files. Where an
 * action is expected, only those that are known to be harmless stay; elsewhere, those that are known to do harm go.
 */
import type { PdfDocument } from '../../pdf/document';
import { latinText } from '../../pdf/syntax/text-strings';
import { isDict, isName, Name, Str, Stream, type Dict, type Value } from '../../pdf/syntax/values';
import { ActionChains } from '../navigation/action-chains';
import { isOutlineItem } from '../navigation/outlines';
import { isStructureElement } from '../structure/structure';

/** Actions that only change the view of this document, or reset its form. */
const HARMLESS = new Set(['GoTo', 'GoToDp', 'Hide', 'ResetForm', 'SetOCGState', 'Trans', 'GoTo3DView', 'Thread', 'Named', 'URI']);
/** Actions that run something, send something, or open another file. */
const HARMFUL = new Set([
	...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'GoToR', 'GoToE', 'Movie', 'Sound', 'RichMediaExecute'],
]);
/** Actions that lead out of the document. */
const LEADING_OUT = new Set(['URI', 'GoToR', 'GoToE', 'Launch']);
/** Table 214: others are commands of a reader, such as printing. */
const NAVIGATION = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage']);
/** Schemes of URIs that carry a script. */
const SCRIPT = /^(?:javascript|vbscript|data):/i;

/** Entries whose value is an action, or the first of a chain. */
const PLACES = ['A', 'PA', 'OpenAction'];

export class ActionCleaning {
	private readonly scripts = new Set<Dict>();
	private readonly links = new Set<Dict>();
	/** Dictionaries that are such actions, wherever they are, with the objects that hold them. */
	private readonly found = new Map<Dict, number>();
	private readonly addresses = new WeakMap<Str, boolean>();
	private readonly chains: ActionChains;
	/** Dictionaries of an object that were visited while the end of a long chain was not known. */
	private readonly left: [holder: number, dict: Dict][] = [];
	private others = 0;

	constructor(
		private readonly document: PdfDocument,
		private readonly wanted: { readonly scripts: boolean; readonly links: boolean },
	) {
		this.chains = new ActionChains(document, { isDead: (action) => this.isDead(action, true), isGone: () => false });
	}

	get removedScripts(): number {
		return this.scripts.size + this.others;
	}

	get removedLinks(): number {
		return this.links.size;
	}

	/** Looks at a dictionary, which may have actions, or be one. */
	readonly visit = (holder: number, dict: Dict): boolean => {
		this.prunePlaces(holder, dict);
		if (dict.has('Next') && !isOutlineItem(dict)) this.chains.pruneChain(dict, holder);
		// The types of structure elements are under /S as well.
		if (!isStructureElement(dict) && this.isDead(dict, false)) this.found.set(dict, holder);
		return this.wanted.scripts && !this.scripts.has(dict) && this.dropEntries(dict);
	};

	/** Goes through the rest of long chains, with pauses. */
	readonly settle = (): Promise<void> | undefined => (this.chains.isSettled ? undefined : this.settleChains());

	private async settleChains(): Promise<void> {
		while (await this.chains.settle())
			for (const [holder, dict] of this.left.splice(0)) {
				this.prunePlaces(holder, dict);
				const due = this.document.job.pace.step(300);
				if (due) await due;
			}
	}

	/** Empties actions that are left in unexpected places. */
	finish(): void {
		for (const [dict, holder] of this.found) {
			if (!this.document.exists(holder)) continue;
			this.document.edit(holder);
			dict.clear();
		}
	}

	private prunePlaces(holder: number, dict: Dict): void {
		for (const key of PLACES) if (this.isAction(dict.get(key))) this.chains.pruneAction(holder, dict, key);
		if (this.isAction(dict.get('AA'))) this.chains.pruneAdditional(holder, dict);
		if (this.chains.isBehind) this.left.push([holder, dict]);
	}

	private isAction(value: Value | undefined): boolean {
		return value !== undefined && isDict(this.document.resolve(value));
	}

	private isDead(action: Dict, isExpected: boolean): boolean {
		if (this.wanted.scripts && this.isScript(action, isExpected)) this.scripts.add(action);
		else if (this.wanted.links && this.leadsOut(action)) this.links.add(action);
		return this.scripts.has(action) || this.links.has(action);
	}

	private isScript(action: Dict, isExpected: boolean): boolean {
		const { document } = this;
		const type = document.resolve(action.get('S'));
		// Some writers leave out the type. Other dictionaries may have an entry of this name.
		if (!(type instanceof Name))
			return (isExpected || isName(action.get('Type'), 'Action')) && isCode(document.resolve(action.get('JS')));
		if (HARMFUL.has(type.text)) return true;
		if (type.text === 'Named') {
			const command = document.resolve(action.get('N'));
			return action.has('N') && !(command instanceof Name && NAVIGATION.has(command.text));
		}
		if (type.text === 'URI') return this.isScriptAddress(document.resolve(action.get('URI')));
		if (type.text === 'Thread') return action.has('F');
		return isExpected && !HARMLESS.has(type.text);
	}

	/** Thousands of actions may share a long address. */
	private isScriptAddress(value: Value): boolean {
		if (!(value instanceof Str)) return false;
		let isScript = this.addresses.get(value);
		if (isScript === undefined)
			this.addresses.set(value, (isScript = SCRIPT.test(latinText(value).replace(/[^\x21-\x7e]/g, ''))));
		return isScript;
	}

	private leadsOut(action: Dict): boolean {
		const type = this.document.resolve(action.get('S'));
		if (!(type instanceof Name)) return false;
		return (
			(LEADING_OUT.has(type.text) && (type.text !== 'URI' || action.has('URI'))) || (type.text === 'Thread' && action.has('F'))
		);
	}

	/** Code that is not a separate action: of renditions, of 3D artwork (13.6.3.3), and of rich media (13.7.2.2). */
	private dropEntries(dict: Dict): boolean {
		const { document } = this;
		let changed = false;
		const drop = (key: string, isMeant: (value: Value) => boolean): void => {
			if (!dict.has(key) || !isMeant(document.resolve(dict.get(key)))) return;
			dict.delete(key);
			this.others++;
			changed = true;
		};
		// A dictionary of resources may use any name for a stream.
		if (dict.has('S')) drop('JS', isCode);
		drop('OnInstantiate', (value) => value instanceof Stream);
		if (isName(document.resolve(dict.get('Type')), 'RichMediaActivation')) drop('Scripts', Array.isArray);
		return changed;
	}
}

const isCode = (value: Value): boolean => value instanceof Str || value instanceof Stream;
