/** Goes through the elements of an invoice once, and asks the rules about them. */
import type { Pace } from '../../../pace/pace';
import { elementsAt, type XmlElement } from '../../metadata/xml-tree';
import type { Profile } from '../profile';
import type { ReadInvoice, Syntax } from '../read-invoice';
import { DATE_RULES } from '../rules/amounts';
import { CII_RULES } from '../rules/binding/cii-rules';
import { UBL_RULES } from '../rules/binding/ubl-rules';
import { VEHICLE_RULES } from '../rules/clean-vehicles';
import { CODE_RULES } from '../rules/code-rules';
import { SUM_RULES, WHOLE_RULES } from '../rules/document-rules';
import type { ElementCheck, ElementRule } from '../rules/element-rule';
import { EXTENSION_RULES } from '../rules/extension';
import { LINE_RULES } from '../rules/line-rules';
import { NATIONAL, RECOMMENDED } from '../rules/national';
import { PAYMENT_RECOMMENDED, PAYMENT_RULES } from '../rules/national-payment';
import { PARTY_RULES, REFERENCE_RULES } from '../rules/party-rules';
import { holdsFor, type Failure } from '../rules/rule';
import { Seen, SEEN_RULES } from '../rules/seen-rules';
import { describePlace, walkElements } from './walk-elements';

/** `at`: one path. */
interface Asked extends ElementCheck {
	readonly about: ElementRule;
}

const RULES = [
	...DATE_RULES,
	...WHOLE_RULES,
	...SUM_RULES,
	...PARTY_RULES,
	...REFERENCE_RULES,
	...LINE_RULES,
	...CODE_RULES,
	...CII_RULES,
	...UBL_RULES,
	...EXTENSION_RULES,
	...VEHICLE_RULES,
	...NATIONAL,
	...PAYMENT_RULES,
];

/** Recommendations, which warnings tell. */
const ADVICE = [...RECOMMENDED, ...PAYMENT_RECOMMENDED];

type ByName = ReadonlyMap<string, readonly Asked[]>;

/** The checks of a syntax by the names of their elements. The root has the name `/`. */
function byName(rules: readonly ElementRule[], syntax: Syntax): ByName {
	const checks = new Map<string, Asked[]>();
	for (const about of rules) {
		const check = about.checks[syntax];
		if (!check) continue;
		for (const path of check.at.split('|')) {
			const name = path === '/' ? path : path.slice(path.lastIndexOf('/') + 1);
			const asked = { ...check, about, at: path };
			const known = checks.get(name);
			if (known) known.push(asked);
			else checks.set(name, [asked]);
		}
	}
	return checks;
}

type Checks = Readonly<Record<Syntax, ByName>>;

const ofBoth = (rules: readonly ElementRule[]): Checks => ({ CII: byName(rules, 'CII'), UBL: byName(rules, 'UBL') });
const CHECKS = ofBoth(RULES);
const ADVISED = ofBoth(ADVICE);

/** Some rules are about all elements whose names end so; `at` has a `*` before it. */
const ENDS = ['ID', 'Amount', 'Quantity', 'TradeTax', 'ReferencedDocument', 'BinaryObject'];

/** Groups and information of EXTENDED have no rules. */
const isLeftOut = (element: XmlElement): boolean =>
	element.name === 'IncludedSupplyChainTradeLineItem' &&
	elementsAt(element, 'AssociatedDocumentLineDocument/LineStatusReasonCode').some(({ text }) => text.trim() !== 'DETAIL');

/** At most `most` failures, in the order of the elements. */
export async function brokenElements(read: ReadInvoice, pace: Pace, most: number): Promise<Failure[]> {
	const seen = new Seen(read.syntax);
	const walk = new Walk(read, CHECKS, pace, most);
	await walk.askAll(read.root, (element, parent) => seen.take(element, parent));
	for (const [rule, text, scope, holds] of SEEN_RULES)
		if (holdsFor(scope, read.profile) && !holds(seen))
			walk.failures.push({ rule, text, where: 'invoice', found: null, expected: null });
	return walk.failures;
}

/** The recommendations about elements that are not followed, in the order of the elements. */
export async function unheededAdvice(read: ReadInvoice, pace: Pace, most: number): Promise<Failure[]> {
	const walk = new Walk(read, ADVISED, pace, most);
	await walk.askAll(read.root, () => undefined);
	return walk.failures;
}

/** The cost of a rule that an element is asked for, and of a child that it looks at, see `Pace`. */
const [RULE_COST, CHILD_COST] = [200, 15];

type Take = (element: XmlElement, parent: XmlElement | undefined) => void;

class Walk {
	readonly failures: Failure[] = [];
	private readonly checks: ByName;
	private readonly profile: Profile | undefined;

	constructor(
		{ syntax, profile }: ReadInvoice,
		checks: Checks,
		private readonly pace: Pace,
		private readonly most: number,
	) {
		this.checks = checks[syntax];
		this.profile = profile;
	}

	async askAll(root: XmlElement, take: Take): Promise<void> {
		await walkElements(
			root,
			this.pace,
			async (element, around, line) => {
				if (around.length > 0) take(element, around.at(-1));
				await this.ask(element, around, line);
			},
			isLeftOut,
		);
	}

	/** Those of the name, and those of its end. */
	private checksOf(name: string): readonly Asked[] {
		const ended = ENDS.filter((end) => name.endsWith(end)).flatMap((end) => this.checks.get(`*${end}`) ?? []);
		const exact = this.checks.get(name) ?? [];
		return ended.length === 0 ? exact : [...exact, ...ended];
	}

	private async ask(element: XmlElement, around: readonly XmlElement[], line: number): Promise<void> {
		const { failures } = this;
		const asked = around.length === 0 ? (this.checks.get('/') ?? []) : this.checksOf(element.name);
		if (asked.length === 0) return;
		// Rules look at the children, and those of the root at theirs.
		const cost =
			element.children.length + (around.length > 0 ? 0 : element.children.reduce((sum, one) => sum + one.children.length, 0));
		for (const { about, at, when, holds, found } of asked) {
			const due = this.pace.step(RULE_COST + cost * CHILD_COST);
			if (due) await due;
			if (!holdsFor(about.scope, this.profile) || !endsAs(at, around, element) || failures.length >= this.most) continue;
			if ((when && !when(element, around)) || holds(element, around)) continue;
			const where = describePlace(element, around, line);
			failures.push({ rule: about.rule, text: about.text, where, found: found?.(element) ?? null, expected: null });
		}
	}
}

/** Whether the path of the element ends so. The root has no name in paths. */
function endsAs(end: string, around: readonly XmlElement[], element: XmlElement): boolean {
	if (end === '/') return around.length === 0;
	const steps = end.split('/');
	const isFromRoot = steps[0] === '';
	if (isFromRoot) steps.shift();
	if (steps.length > around.length || (isFromRoot && steps.length !== around.length)) return false;
	const name = steps.at(-1)!;
	if (name.startsWith('*') ? !element.name.endsWith(name.slice(1)) : element.name !== name) return false;
	for (let back = 1; back < steps.length; back++) if (around.at(-back)!.name !== steps.at(-1 - back)) return false;
	return true;
}
