/** Rules of XRechnung for clean vehicles (BR-DE-CVD, Directive 2009/33/EC). The one about the class of an item is among the code lists. */
import { attributeOf, elementsAt, type XmlElement } from '../../metadata/xml-tree';
import { isFilled, type Asks, type ElementCheck, type ElementRule } from './element-rule';
import type { Syntax } from '../read-invoice';

const CATEGORIES = ['M1', 'M2', 'M3', 'N1', 'N2', 'N3'];
const PROPERTIES = ['clean', 'zero-emission', 'other'];

interface Names {
	readonly whole: string;
	readonly items: string;
	readonly classes: string;
	readonly properties: string;
	readonly name: string;
}

const NAMES: Readonly<Record<Syntax, Names>> = {
	CII: {
		whole: '/SupplyChainTradeTransaction',
		items: 'IncludedSupplyChainTradeLineItem/SpecifiedTradeProduct',
		classes: 'DesignatedProductClassification/ClassCode',
		properties: 'ApplicableProductCharacteristic',
		name: 'Description',
	},
	UBL: {
		whole: '/',
		items: 'InvoiceLine/Item|CreditNoteLine/Item',
		classes: 'CommodityClassification/ItemClassificationCode',
		properties: 'AdditionalItemProperty',
		name: 'Name',
	},
};

const isVehicle = (code: XmlElement): boolean => attributeOf(code, 'listID') === 'CVD';
const isProperty =
	({ name }: Names) =>
	(property: XmlElement): boolean =>
		elementsAt(property, name).some(({ text }) => text === 'cva');

const vehiclesOf = (item: XmlElement, { classes }: Names): number => elementsAt(item, classes).filter(isVehicle).length;
const propertiesOf = (item: XmlElement, names: Names): number =>
	elementsAt(item, names.properties).filter(isProperty(names)).length;

const inBoth = (rule: string, text: string, check: (names: Names) => ElementCheck): ElementRule => ({
	rule,
	text,
	scope: 'CVD',
	checks: { CII: check(NAMES.CII), UBL: check(NAMES.UBL) },
});

const holdsForOne =
	(names: Names): Asks =>
	(whole) => {
		const items = names.items.split('|').flatMap((path) => elementsAt(whole, path));
		return items.some((item) => vehiclesOf(item, names) > 0 && propertiesOf(item, names) > 0);
	};

export const VEHICLE_RULES: readonly ElementRule[] = [
	{
		rule: 'BR-DE-CVD-01',
		text: 'The invoice names the contract (BT-12)',
		scope: 'CVD',
		checks: {
			CII: { at: 'ApplicableHeaderTradeAgreement', holds: isFilled('ContractReferencedDocument/IssuerAssignedID') },
			UBL: { at: '/', holds: isFilled('ContractDocumentReference/ID') },
		},
	},
	{
		rule: 'BR-DE-CVD-02',
		text: 'The invoice names the tender or lot (BT-17)',
		scope: 'CVD',
		checks: {
			CII: {
				at: 'ApplicableHeaderTradeAgreement',
				holds: (agreement) =>
					elementsAt(agreement, 'AdditionalReferencedDocument').some(
						(one) =>
							elementsAt(one, 'TypeCode').some(({ text }) => text.trim() === '50') &&
							elementsAt(one, 'IssuerAssignedID').some(({ text }) => text.trim() !== ''),
					),
			},
			UBL: { at: '/', holds: isFilled('OriginatorDocumentReference/ID') },
		},
	},
	inBoth('BR-DE-CVD-03', 'A line is about a vehicle, with its class CVD and its property cva', (names) => ({
		at: names.whole,
		holds: holdsForOne(names),
	})),
	inBoth('BR-DE-CVD-04', `The class of a vehicle (BT-158) is ${CATEGORIES.join(', ')}`, ({ classes }) => ({
		at: classes,
		when: isVehicle,
		holds: ({ text }) => CATEGORIES.includes(text.trim()),
		found: ({ text }) => text.trim(),
	})),
	inBoth('BR-DE-CVD-05', `The property cva of a vehicle (BT-161) is ${PROPERTIES.join(', ')}`, (names) => ({
		at: names.properties,
		when: isProperty(names),
		holds: (property) => elementsAt(property, 'Value').some(({ text }) => PROPERTIES.includes(text.trim())),
	})),
	inBoth('BR-DE-CVD-06-a', 'An item of the class CVD has one property cva', (names) => ({
		at: names.items,
		when: (item) => vehiclesOf(item, names) > 0,
		holds: (item) => propertiesOf(item, names) === 1,
	})),
	inBoth('BR-DE-CVD-06-b', 'An item with the property cva has one class CVD', (names) => ({
		at: names.items,
		when: (item) => propertiesOf(item, names) > 0,
		holds: (item) => vehiclesOf(item, names) === 1,
	})),
];
