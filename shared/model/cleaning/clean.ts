/** Cleaning a document: each kind of thing that goes is named, and counted (docs/semantics.md, D57). */
import type { PdfDocument } from '../../pdf/document';
import { objectsWithAny } from '../../pdf/read/name-search';
import { mark } from '../../pdf/reachability';
import { isMeant, kindOfAnnotation } from '../annotation/kinds';
import { findAttachments } from '../attachment/find';
import { Layers } from '../layers/layers';
import { FormModel } from '../form/form-model';
import { dropXfa, xfaOf } from '../form/xfa';
import { featuresOf } from '../prune/select-pages';
import { pruneReferrers } from '../prune/select-pages';
import { removeAnnotations } from '../prune/remove-annotations';
import { removeDocumentMetadata } from '../metadata/remove';
import { readableText } from '../tree/readable-text';
import { catalogEntry } from '../tree/removal';
import { ActionCleaning } from './actions';
import { EntryCleaning, FileCleaning } from './entries';
import type { Hidden } from './content/content-cleaner';
import { HiddenContent } from './hidden-content';
import { removeHiddenLayers } from './hidden-layers';
import { removeImageMetadata } from './image-metadata';
import { dropBookmarksNamed } from './named-bookmarks';
import { eachLiveDict, type Rule } from './walk';
import { PrivateEntries } from './private-entries';
import { removeXfaScripts } from './xfa-scripts';

/** The kinds of things to remove. */
export interface Wanted {
	readonly scripts: boolean;
	readonly privateData: boolean;
	readonly metadata: boolean;
	readonly hiddenLayers: boolean;
	readonly hiddenText: boolean;
	readonly attachments: boolean;
	readonly comments: boolean;
	readonly externalLinks: boolean;
	readonly imageMetadata: boolean;
}

export interface Cleaning {
	/** How much of each kind was removed. */
	readonly removed: Readonly<Record<keyof Wanted, number>>;
	/** Bookmarks that went, because they name attachments or layers that went. */
	readonly removedBookmarks: number;
	/** Why the XFA version of the form went. */
	readonly droppedXfa: 'scripts' | 'private' | undefined;
	/** Content streams whose compression is not known. */
	readonly unread: number;
}

export async function clean(document: PdfDocument, wanted: Wanted): Promise<Cleaning> {
	const files = wanted.attachments ? await findAttachments(document) : [];
	const fileNames = files.flatMap(({ name, description }) => [name, description]);
	const bookmarks = await dropBookmarksNamed(document, fileNames);
	const layers = new Layers(document);
	const comments = await removeShown(document, wanted, layers);
	const hidden = await removeHidden(document, wanted, layers);
	const entries = await removeEntries(document, wanted);
	const { live } = await mark(document);
	const images = wanted.imageMetadata ? await removeImageMetadata(document, live) : 0;
	const metadata = wanted.metadata ? removeDocumentMetadata(document) : 0;
	return {
		removed: {
			scripts: entries.scripts,
			privateData: entries.privateData,
			metadata,
			hiddenLayers: hidden.layers,
			hiddenText: hidden.texts,
			attachments: files.length,
			comments,
			externalLinks: entries.links,
			imageMetadata: images + hidden.images,
		},
		removedBookmarks: bookmarks + hidden.bookmarks,
		droppedXfa: entries.droppedXfa,
		unread: hidden.unread,
	};
}

/** Annotations that are comments, show a file, or belong to a layer that never shows. Returns the number of comments. */
async function removeShown(document: PdfDocument, wanted: Wanted, layers: Layers): Promise<number> {
	const counted = new Set<unknown>();
	await removeAnnotations(document, (annotation) => {
		const kind = kindOfAnnotation(document, annotation);
		if (wanted.comments && isMeant(kind, 'comments')) {
			if (kind !== 'Popup') counted.add(annotation);
			return true;
		}
		return (
			(wanted.attachments && kind === 'FileAttachment') || (wanted.hiddenLayers && layers.isNeverShown(annotation.get('OC')))
		);
	});
	return counted.size;
}

interface HiddenCounts {
	readonly layers: number;
	readonly bookmarks: number;
	readonly texts: number;
	readonly images: number;
	readonly unread: number;
}

const NOTHING_HIDDEN: HiddenCounts = { layers: 0, bookmarks: 0, texts: 0, images: 0, unread: 0 };

async function removeHidden(document: PdfDocument, wanted: Wanted, layers: Layers): Promise<HiddenCounts> {
	const hasHidden =
		wanted.hiddenLayers &&
		catalogEntry(document, 'OCProperties') !== undefined &&
		((await layers.neverShown()).length > 0 || (await objectsWithAny(document, ['OCMD', 'OFF'])).length > 0);
	if (!hasHidden && !wanted.hiddenText && !wanted.imageMetadata) return NOTHING_HIDDEN;
	const hidden = { layers: hasHidden ? layers : undefined, text: wanted.hiddenText, images: wanted.imageMetadata };
	const { live, texts, images, unread } = await removeHiddenContent(document, hidden);
	const layerNames = hasHidden ? (await layers.neverShown()).map((group) => titleOf(document, group)) : [];
	const bookmarks = await dropBookmarksNamed(document, layerNames);
	const removed = hasHidden ? await removeHiddenLayers(document, layers, live) : 0;
	return { layers: removed, bookmarks, texts, images, unread };
}

const titleOf = (document: PdfDocument, group: number): string | null =>
	readableText(document.resolve(document.dict(document.get(group))?.get('Name')));

/** Takes hidden content out of all content, or of the pages with these indexes and the forms that they draw. */
export async function removeHiddenContent(document: PdfDocument, hidden: Hidden, pages?: ReadonlySet<number>) {
	const features = featuresOf(document);
	const { live } = await mark(document);
	const facts = await new HiddenContent(document, hidden, features.structure, pages).run(live);
	await features.structure.flush();
	await pruneReferrers(features, new Set(features.removal.removed()));
	return { live, ...facts };
}

interface Entries {
	readonly scripts: number;
	readonly links: number;
	readonly privateData: number;
	readonly droppedXfa: Cleaning['droppedXfa'];
}

async function removeEntries(document: PdfDocument, wanted: Wanted): Promise<Entries> {
	const actions = new ActionCleaning(document, { scripts: wanted.scripts, links: wanted.externalLinks });
	const entries = new EntryCleaning(document);
	const hidden = new PrivateEntries(document);
	const files = new FileCleaning(document);
	const rules: Rule[] = [];
	if (wanted.scripts || wanted.externalLinks) rules.push(actions.visit);
	if (wanted.privateData) rules.push(entries.privateData, hidden.visit);
	if (wanted.attachments) rules.push(files.visit);
	const { live } = await mark(document);
	await eachLiveDict(document, live, rules, actions.settle);
	actions.finish();
	if (wanted.attachments) files.finish();
	if (wanted.privateData) {
		entries.dropNames(['IDS', 'URLS']);
		hidden.finish();
	}
	if (wanted.scripts) dropFromCatalog(document, 'Names', 'JavaScript');
	if (wanted.externalLinks) dropFromCatalog(document, 'URI', 'Base');
	const xfa = wanted.scripts ? await removeXfaScripts(document) : { removed: 0, isDropped: false };
	const repeats = wanted.privateData && xfaOf(document, await FormModel.read(document)) === 'static';
	if (repeats) dropXfa(document, 'private');
	return {
		scripts: actions.removedScripts + xfa.removed,
		links: actions.removedLinks,
		privateData: entries.removed + hidden.removed + Number(repeats),
		droppedXfa: repeats ? 'private' : xfa.isDropped ? 'scripts' : undefined,
	};
}

function dropFromCatalog(document: PdfDocument, key: string, entry: string): void {
	const found = catalogEntry(document, key);
	if (!found?.dict.has(entry)) return;
	document.edit(found.holder);
	found.dict.delete(entry);
}
