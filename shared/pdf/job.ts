/** The context of one piece of work on documents: its limits, how it yields, and what it reports. */
import type { AskedObjects } from './asked-objects';
import type { NativeCodec } from './codec';
import type { Limits } from './limits';
import type { Memory } from './memory';
import type { Pace } from '../pace/pace';

export interface Job {
	readonly limits: Limits;
	readonly pace: Pace;
	/** Of all documents of the work together. */
	readonly memory: Memory;
	/** Collects what its documents ask for and do not have. */
	readonly asked?: AskedObjects | undefined;
	/** The host's native compression; see `codecOf`. */
	readonly codec?: NativeCodec | undefined;
	/** Called for every document that was damaged and had to be repaired when it was opened. */
	readonly onRepaired?: (damage: PageDamage) => void;
	/** Called when a document is written to be returned, and when usage rights are removed from one. */
	readonly onWritten?: (found: Written) => void;
}

/** Losses of the pages of a document that was repaired, by their numbers from 1. */
export interface PageDamage {
	readonly count: number;
	/** How many pages the page tree claims; undefined if it says nothing. */
	readonly claimed: number | undefined;
	/** Pages in whose place there is a blank one. */
	readonly lost: readonly number[];
	readonly withoutContent: readonly number[];
	readonly withoutFonts: readonly number[];
	readonly withoutImages: readonly number[];
	/** Pages of which a part is damaged, and nothing of the kind is missing altogether. */
	readonly damagedContent: readonly number[];
	readonly damagedFonts: readonly number[];
	readonly damagedImages: readonly number[];
	/** Whether the page tree was lost, so that the pages are in the order of the file. */
	readonly isOrderLost: boolean;
	/** How many object streams are damaged, and how many objects are lost with them. */
	readonly brokenStreams: number;
	readonly lostObjects: number;
	/** Parts of the document that are lost, such as `bookmarks`. */
	readonly lostParts: readonly string[];
	/** Kinds of data that an operation read and of which a part is missing, unless pages are named for it: `an attachment`. */
	readonly damagedData: readonly string[];
	/** Whether only data that an operation read is damaged: then nothing had to be repaired to open the document. */
	readonly isOfDataAlone: boolean;
	/** Whether a program seems to have taken the file for text, which changes its bytes. */
	readonly isOfText: boolean;
	/** Keys that were misspelt, and are read as they should be. */
	readonly mendedKeys: readonly string[];
}

/** Facts for users about a document that was written: its bytes differ from those that were signed. */
export interface Written {
	/** Signatures in it, none of which is valid any more. */
	readonly signatures: number;
	/** Whether usage rights, which are a signature as well, were removed. */
	readonly usageRightsRemoved: boolean;
}
