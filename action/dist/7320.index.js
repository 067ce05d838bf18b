"use strict";exports.id=7320,exports.ids=[7320],exports.modules={37320:((_,R,u)=>{u.d(R,{ie:()=>z,sw:()=>X,iU:()=>W,cj:()=>j});var v=u(21281),x=u(21115),L=u(824),D=u(92761),
N=u(36161),y=u(48231),B=u(36493);const M={AdvancePayment:`
		PaidAmount:1----1 FormattedReceivedDateTime:?----? IncludedTradeTax:*----+ InvoiceSpecifiedReferencedDocument:?----?`,CreditorFinancialAccount:`
		IBANID:?-???? AccountName:?---?? ProprietaryID:?-????`,CreditorFinancialInstitution:`
		BICID:?---11 CHIPSUniversalID:? NewZealandNCCID:? IrishNSCID:? UKSortCodeID:? CHIPSParticipantID:? SwissBCID:?
		FedwireRoutingNumberID:? PortugueseNCCID:? RussianCentralBankID:? ItalianDomesticID:? AustrianBankleitzahlID:?
		CanadianPaymentsAssociationID:? SICID:? GermanBankleitzahlID:? SpanishDomesticInterbankingID:? SouthAfricanNCCID:?
		HongKongBankID:? AustralianBSBID:? IndianFinancialSystemID:? HellenicBankID:? PolishNationalClearingID:? Name:?
		ClearingSystemName:? JapanFinancialInstitutionCommonID:? ~LocationFinancialInstitutionAddress:?
		~SubDivisionBranchFinancialInstitution:?`,CrossIndustryInvoice:`
		ExchangedDocumentContext:111111 ExchangedDocument:111111 SupplyChainTradeTransaction:111111
		~ValuationBreakdownStatement:?`,DebtorFinancialAccount:`
		IBANID:?-1111 AccountName:?----? ProprietaryID:?`,DebtorFinancialInstitution:`
		BICID:?----? ClearingSystemName:? CHIPSUniversalID:? NewZealandNCCID:? IrishNSCID:? UKSortCodeID:?
		CHIPSParticipantID:? SwissBCID:? FedwireRoutingNumberID:? PortugueseNCCID:? RussianCentralBankID:? ItalianDomesticID:?
		AustrianBankleitzahlID:? CanadianPaymentsAssociationID:? SICID:? GermanBankleitzahlID:?
		SpanishDomesticInterbankingID:? SouthAfricanNCCID:? HongKongBankID:? AustralianBSBID:? IndianFinancialSystemID:?
		HellenicBankID:? PolishNationalClearingID:? Name:? JapanFinancialInstitutionCommonID:?
		~LocationFinancialInstitutionAddress:? ~SubDivisionBranchFinancialInstitution:?`,DocumentContextParameter:`
		ID:?11111 Value:? ~SpecifiedDocumentVersion:?`,DocumentLineDocument:`
		LineID:?--111 ParentLineID:?----? LineStatusCode:?----? LineStatusReasonCode:?----? IncludedNote:*--??*`,ExchangedDocument:`
		ID:111111 Name:*----? TypeCode:?11111 IssueDateTime:111111 CopyIndicator:?----? Purpose:?
		ControlRequirementIndicator:? LanguageID:*----? PurposeCode:? RevisionDateTime:? VersionID:? GlobalID:? RevisionID:?
		PreviousRevisionID:? CategoryCode:? IncludedNote:*-**** EffectiveSpecifiedPeriod:?----? IssuerTradeParty:?`,ExchangedDocumentContext:`
		SpecifiedTransactionID:? TestIndicator:?----? BusinessProcessSpecifiedDocumentContextParameter:*?????
		BIMSpecifiedDocumentContextParameter:* ScenarioSpecifiedDocumentContextParameter:*
		ApplicationSpecifiedDocumentContextParameter:* GuidelineSpecifiedDocumentContextParameter:*11111
		SubsetSpecifiedDocumentContextParameter:* MessageStandardSpecifiedDocumentContextParameter:?`,FinancialAdjustment:`
		ReasonCode:? Reason:*----1 ActualAmount:*----1 ActualQuantity:? ActualDateTime:? ClaimRelatedTradeParty:?
		InvoiceReferenceReferencedDocument:?`,HeaderTradeAgreement:`
		Reference:* BuyerReference:?????? SellerTradeParty:?11111 BuyerTradeParty:?11111 SalesAgentTradeParty:?----?
		BuyerRequisitionerTradeParty:* BuyerAssignedAccountantTradeParty:? SellerAssignedAccountantTradeParty:?
		BuyerTaxRepresentativeTradeParty:?----? SellerTaxRepresentativeTradeParty:?-???? ProductEndUserTradeParty:?----?
		ApplicableTradeDeliveryTerms:?----? SellerOrderReferencedDocument:?---?? BuyerOrderReferencedDocument:??????
		QuotationReferencedDocument:?----? OrderResponseReferencedDocument:? ContractReferencedDocument:?-????
		DemandForecastReferencedDocument:? SupplyInstructionReferencedDocument:? PromotionalDealReferencedDocument:?
		PriceListReferencedDocument:? AdditionalReferencedDocument:*---** RequisitionerReferencedDocument:*
		BuyerAgentTradeParty:?----? PurchaseConditionsReferencedDocument:* SpecifiedProcuringProject:?---??
		UltimateCustomerOrderReferencedDocument:*----*`,HeaderTradeDelivery:`
		RelatedSupplyChainConsignment:?----? ShipToTradeParty:?-???? UltimateShipToTradeParty:?----? ShipFromTradeParty:?----?
		ActualDespatchSupplyChainEvent:? ActualPickUpSupplyChainEvent:? ActualDeliverySupplyChainEvent:?-????
		ActualReceiptSupplyChainEvent:? AdditionalReferencedDocument:* DespatchAdviceReferencedDocument:?-????
		ReceivingAdviceReferencedDocument:?---?? DeliveryNoteReferencedDocument:?----? ConsumptionReportReferencedDocument:?
		PreviousDeliverySupplyChainEvent:* PackingListReferencedDocument:?`,HeaderTradeSettlement:`
		DuePayableAmount:* CreditorReferenceTypeCode:* CreditorReferenceType:* CreditorReferenceIssuerID:*
		CreditorReferenceID:?-???? PaymentReference:*-???? TaxCurrencyCode:?-???? InvoiceCurrencyCode:?11111
		PaymentCurrencyCode:? InvoiceIssuerReference:?----? InvoiceDateTime:? NextInvoiceDateTime:* CreditReasonCode:?
		CreditReason:* InvoicerTradeParty:?----? InvoiceeTradeParty:?----? PayeeTradeParty:?-???? PayerTradeParty:?----?
		TaxApplicableTradeCurrencyExchange:?----? InvoiceApplicableTradeCurrencyExchange:?
		PaymentApplicableTradeCurrencyExchange:? SpecifiedTradeSettlementPaymentMeans:*-**** ApplicableTradeTax:*-++++
		BillingSpecifiedPeriod:?-???? SpecifiedTradeAllowanceCharge:*-**** SubtotalCalculatedTradeTax:*
		SpecifiedLogisticsServiceCharge:*----* SpecifiedTradePaymentTerms:*-???*
		SpecifiedTradeSettlementHeaderMonetarySummation:?11111 SpecifiedFinancialAdjustment:*----*
		InvoiceReferencedDocument:*-**** ProFormaInvoiceReferencedDocument:? LetterOfCreditReferencedDocument:?
		FactoringAgreementReferencedDocument:* FactoringListReferencedDocument:* PayableSpecifiedTradeAccountingAccount:*
		ReceivableSpecifiedTradeAccountingAccount:*-???* PurchaseSpecifiedTradeAccountingAccount:*
		SalesSpecifiedTradeAccountingAccount:* SpecifiedTradeSettlementFinancialCard:* SpecifiedAdvancePayment:*----*
		UltimatePayeeTradeParty:?`,LegalOrganization:`
		LegalClassificationCode:? Name:? ID:?????? TradingBusinessName:?-???? PostalTradeAddress:?----?
		~AuthorizedLegalRegistration:*`,LineTradeAgreement:`
		BuyerReference:? BuyerRequisitionerTradeParty:* ApplicableTradeDeliveryTerms:?----?
		SellerOrderReferencedDocument:?----? BuyerOrderReferencedDocument:?---?? QuotationReferencedDocument:?----?
		ContractReferencedDocument:?----? DemandForecastReferencedDocument:? PromotionalDealReferencedDocument:?
		AdditionalReferencedDocument:*----* GrossPriceProductTradePrice:?--??? NetPriceProductTradePrice:?--11?
		RequisitionerReferencedDocument:* ItemSellerTradeParty:?----? ItemBuyerTradeParty:? ~IncludedSpecifiedMarketplace:?
		UltimateCustomerOrderReferencedDocument:*----*`,LineTradeDelivery:`
		RequestedQuantity:? ReceivedQuantity:? BilledQuantity:?--11? ChargeFreeQuantity:?----? PackageQuantity:?----?
		ProductUnitQuantity:? PerPackageUnitQuantity:?----? NetWeightMeasure:? GrossWeightMeasure:? TheoreticalWeightMeasure:?
		DespatchedQuantity:? ~SpecifiedDeliveryAdjustment:* ~IncludedSupplyChainPackaging:* RelatedSupplyChainConsignment:?
		ShipToTradeParty:?----? UltimateShipToTradeParty:?----? ShipFromTradeParty:? ActualDespatchSupplyChainEvent:?
		ActualPickUpSupplyChainEvent:? RequestedDeliverySupplyChainEvent:? ActualDeliverySupplyChainEvent:?----?
		ActualReceiptSupplyChainEvent:? AdditionalReferencedDocument:* DespatchAdviceReferencedDocument:?----?
		ReceivingAdviceReferencedDocument:?----? DeliveryNoteReferencedDocument:?----? ConsumptionReportReferencedDocument:?
		PackingListReferencedDocument:?`,LineTradeSettlement:`
		PaymentReference:* InvoiceIssuerReference:? TotalAdjustmentAmount:? DiscountIndicator:? ApplicableTradeTax:*--11*
		BillingSpecifiedPeriod:?--??? SpecifiedTradeAllowanceCharge:*--*** SubtotalCalculatedTradeTax:*
		SpecifiedLogisticsServiceCharge:* SpecifiedTradePaymentTerms:* SpecifiedTradeSettlementLineMonetarySummation:?--11?
		SpecifiedFinancialAdjustment:* InvoiceReferencedDocument:?----? AdditionalReferencedDocument:*---?*
		PayableSpecifiedTradeAccountingAccount:* ReceivableSpecifiedTradeAccountingAccount:*---?*
		PurchaseSpecifiedTradeAccountingAccount:* SalesSpecifiedTradeAccountingAccount:*
		SpecifiedTradeSettlementFinancialCard:?`,LogisticsServiceCharge:`
		ID:? Description:*----1 PaymentArrangementCode:? TariffClassCode:? ChargeCategoryCode:? ServiceCategoryCode:?
		DisbursementAmount:* AppliedAmount:*----1 AllowanceCharge:? PayingPartyRoleCode:? CalculationBasisCode:?
		CalculationBasis:? TransportPaymentMethodCode:? ~PaymentPlaceLogisticsLocation:? ~AppliedFromLogisticsLocation:?
		~AppliedToLogisticsLocation:? AppliedTradeTax:*----+`,LogisticsTransportMovement:`
		StageCode:? ModeCode:?----1 Mode:? ~UsedLogisticsTransportMeans:?`,Note:`
		Subject:? ContentCode:?----? Content:*-111? SubjectCode:?-???? ID:?`,ProcuringProject:`
		ID:1---11 Description:? Name:1---11`,ProductCharacteristic:`
		ID:* TypeCode:?----? Description:*---1? ValueMeasure:?----? MeasurementMethodCode:? Value:*---1? ValueCode:?
		ValueDateTime:? ValueIndicator:? ContentTypeCode:? ~ValueSpecifiedBinaryFile:?
		~ApplicableProductCharacteristicCondition:* ~ApplicableReferencedStandard:?`,ProductClassification:`
		SystemID:? SystemName:* ClassCode:?---?? ClassName:*----? SubClassCode:? ClassProductCharacteristic:*
		~ApplicableReferencedStandard:?`,ReferencedDocument:`
		IssuerAssignedID:?111?? URIID:?---?? StatusCode:? CopyIndicator:? LineID:?---?? TypeCode:?---?? GlobalID:?
		RevisionID:? Name:*---?? AttachmentBinaryObject:*---?? Information:* ReferenceTypeCode:?---?? SectionName:*
		PreviousRevisionID:* FormattedIssueDateTime:?-???? EffectiveSpecifiedPeriod:? IssuerTradeParty:?
		~AttachedSpecifiedBinaryFile:*`,ReferencedProduct:`
		ID:*----? GlobalID:*----* SellerAssignedID:?----? BuyerAssignedID:?----? ManufacturerAssignedID:*
		IndustryAssignedID:*----? Name:*----1 Description:*----? RelationshipTypeCode:* UnitQuantity:*----?`,SpecifiedPeriod:`
		DurationMeasure:* InclusiveIndicator:? Description:*----? StartDateTime:?-???? EndDateTime:?-????
		CompleteDateTime:?----? OpenIndicator:? SeasonCode:? ID:? Name:* SequenceNumeric:? StartDateFlexibilityCode:?
		ContinuousIndicator:? PurposeCode:?`,SupplyChainConsignment:`
		GrossWeightMeasure:* NetWeightMeasure:* GrossVolumeMeasure:* InsurancePremiumAmount:? AssociatedInvoiceAmount:*
		TotalChargeAmount:? DeclaredValueForCustomsAmount:? PackageQuantity:? ConsignorTradeParty:? ConsigneeTradeParty:?
		CarrierTradeParty:? FreightForwarderTradeParty:? DeliveryTradeParty:? CustomsImportAgentTradeParty:?
		CustomsExportAgentTradeParty:? GroupingCentreTradeParty:* TransportContractReferencedDocument:?
		AssociatedReferencedDocument:* ~IncludedSupplyChainConsignmentItem:* ~UtilizedLogisticsTransportEquipment:*
		SpecifiedLogisticsTransportMovement:*----*`,SupplyChainEvent:`
		ID:? OccurrenceDateTime:?-1111 TypeCode:? Description:* DescriptionBinaryObject:* UnitQuantity:?
		LatestOccurrenceDateTime:? EarliestOccurrenceDateTime:? OccurrenceSpecifiedPeriod:? ~OccurrenceLogisticsLocation:?`,SupplyChainTradeLineItem:`
		DescriptionCode:? AssociatedDocumentLineDocument:1--111 SpecifiedTradeProduct:?--111
		SpecifiedLineTradeAgreement:?--11? SpecifiedLineTradeDelivery:?--11? SpecifiedLineTradeSettlement:1--111
		~IncludedSubordinateTradeLineItem:*`,SupplyChainTradeTransaction:`
		IncludedSupplyChainTradeLineItem:*--+++ ApplicableHeaderTradeAgreement:111111 ApplicableHeaderTradeDelivery:111111
		ApplicableHeaderTradeSettlement:111111`,TaxRegistration:`
		ID:?11111 ~AssociatedRegisteredTax:?`,TradeAccountingAccount:`
		ID:1-1111 SetTriggerCode:? TypeCode:?----? AmountTypeCode:? Name:? CostReferenceDimensionPattern:?`,TradeAddress:`
		ID:? PostcodeCode:?-???? PostOfficeBox:? BuildingName:? LineOne:?-???? LineTwo:?-???? LineThree:?-???? LineFour:?
		LineFive:? StreetName:? CityName:?-???? CitySubDivisionName:? CountryID:?11111 CountryName:* CountrySubDivisionID:?
		CountrySubDivisionName:*-???? AttentionOf:? CareOf:? BuildingNumber:? DepartmentName:? AdditionalStreetName:?`,TradeAllowanceCharge:`
		ChargeIndicator:?-1111 ID:? SequenceNumeric:?----? CalculationPercent:?-???? BasisAmount:?-???? BasisQuantity:?----?
		PrepaidIndicator:? ActualAmount:*-1111 UnitBasisAmount:? ReasonCode:?-???? Reason:?-???? TypeCode:?
		CategoryTradeTax:*-1??? ActualTradeCurrencyExchange:?`,TradeContact:`
		ID:? PersonName:?---?? DepartmentName:?---?? TypeCode:?----? JobTitle:? Responsibility:? PersonID:*
		TelephoneUniversalCommunication:?---?? DirectTelephoneUniversalCommunication:? MobileTelephoneUniversalCommunication:?
		FaxUniversalCommunication:?----? EmailURIUniversalCommunication:?---?? TelexUniversalCommunication:?
		VOIPUniversalCommunication:? InstantMessagingUniversalCommunication:? SpecifiedNote:* ~SpecifiedContactPerson:?`,TradeCountry:`
		ID:?---11 Name:* ~SubordinateTradeCountrySubDivision:*`,TradeCurrencyExchange:`
		SourceCurrencyCode:1----1 SourceUnitBasisNumeric:? TargetCurrencyCode:1----1 TargetUnitBaseNumeric:? MarketID:?
		ConversionRate:1----1 ConversionRateDateTime:?----? AssociatedReferencedDocument:*`,TradeDeliveryTerms:`
		DeliveryTypeCode:?----1 Description:* RelevantTradeLocation:?----?`,TradeLocation:`
		CountryID:?----? CountryName:? ID:? Name:?----?`,TradeParty:`
		ID:*-**** GlobalID:*-**** Name:?1???? RoleCode:*----? Description:*---?? SpecifiedLegalOrganization:??????
		DefinedTradeContact:*---?* PostalTradeAddress:?????? URIUniversalCommunication:*-???? SpecifiedTaxRegistration:*22222
		EndPointURIUniversalCommunication:? ~LogoAssociatedSpecifiedBinaryFile:*`,TradePaymentDiscountTerms:`
		BasisDateTime:?----? BasisPeriodMeasure:?----? BasisAmount:?----? CalculationPercent:?----?
		ActualDiscountAmount:?----?`,TradePaymentPenaltyTerms:`
		BasisDateTime:?----? BasisPeriodMeasure:?----? BasisAmount:?----? CalculationPercent:?----? ActualPenaltyAmount:?----?`,TradePaymentTerms:`
		ID:? FromEventCode:? SettlementPeriodMeasure:? Description:*-???? DueDateDateTime:?-???? TypeCode:?
		InstructionTypeCode:? DirectDebitMandateID:*-???? PartialPaymentPercent:? PaymentMeansID:* PartialPaymentAmount:*----?
		ApplicableTradePaymentPenaltyTerms:?----? ApplicableTradePaymentDiscountTerms:?----? PayeeTradeParty:*----?`,TradePrice:`
		TypeCode:? ChargeAmount:+--111 BasisQuantity:?--??? MinimumQuantity:? MaximumQuantity:? ChangeReason:*
		OrderUnitConversionFactorNumeric:? AppliedTradeAllowanceCharge:*--??* ValiditySpecifiedPeriod:?
		IncludedTradeTax:*----? DeliveryTradeLocation:* ~TradeComparisonReferencePrice:* AssociatedReferencedDocument:*`,TradeProduct:`
		ID:?----? GlobalID:?--??? SellerAssignedID:?---?? BuyerAssignedID:?---?? IndustryAssignedID:?----? ModelID:?----?
		ManufacturerAssignedID:? Name:*--111 TradeName:? Description:?---?? BatchID:*----* TypeCode:? NetWeightMeasure:?
		GrossWeightMeasure:? ProductGroupID:* EndItemTypeCode:* EndItemName:* AreaDensityMeasure:? UseDescription:*
		BrandName:?----? ModelName:?----? SubBrandName:? DrainedNetWeightMeasure:? VariableMeasureIndicator:? ColourCode:?
		ColourDescription:* Designation:* FormattedCancellationAnnouncedLaunchDateTime:?
		FormattedLatestProductDataChangeDateTime:? ApplicableProductCharacteristic:*---**
		~ApplicableMaterialGoodsCharacteristic:* DesignatedProductClassification:*---** IndividualTradeProductInstance:*----*
		CertificationEvidenceReferenceReferencedDocument:* InspectionReferenceReferencedDocument:* OriginTradeCountry:?---??
		~LinearSpatialDimension:? ~MinimumLinearSpatialDimension:? ~MaximumLinearSpatialDimension:?
		ManufacturerTradeParty:?----? ~PresentationSpecifiedBinaryFile:* MSDSReferenceReferencedDocument:?
		AdditionalReferenceReferencedDocument:* LegalRightsOwnerTradeParty:? BrandOwnerTradeParty:?
		IncludedReferencedProduct:*----* InformationNote:*`,TradeProductInstance:`
		GlobalSerialID:? BatchID:?----? KanbanID:? SupplierAssignedSerialID:?----? BestBeforeDateTime:? ExpiryDateTime:?
		SellByDateTime:? SerialID:* RegistrationID:* ProductionSupplyChainEvent:? PackagingSupplyChainEvent:?
		~ApplicableMaterialGoodsCharacteristic:* ApplicableProductCharacteristic:*`,TradeSettlementFinancialCard:`
		MicrochipIndicator:? ID:?---11 TypeCode:? CardholderName:?---?? ExpiryDate:? VerificationNumeric:? ValidFromDateTime:?
		CreditLimitAmount:* CreditAvailableAmount:* InterestRatePercent:? IssuingCompanyName:? Description:?`,TradeSettlementHeaderMonetarySummation:`
		LineTotalAmount:*-1111 ChargeTotalAmount:*-???? AllowanceTotalAmount:*-???? TaxBasisTotalAmount:*11111
		TaxTotalAmount:*22222 RoundingAmount:*---?? GrandTotalAmount:*11111 InformationAmount:* TotalPrepaidAmount:*-????
		TotalDiscountAmount:* TotalAllowanceChargeAmount:* DuePayableAmount:*11111 RetailValueExcludingTaxInformationAmount:*
		TotalDepositFeeInformationAmount:* ProductValueExcludingTobaccoTaxInformationAmount:*
		TotalRetailValueInformationAmount:* GrossLineTotalAmount:* NetLineTotalAmount:* NetIncludingTaxesLineTotalAmount:*`,TradeSettlementLineMonetarySummation:`
		LineTotalAmount:*--11? ChargeTotalAmount:*----? AllowanceTotalAmount:*----? TaxBasisTotalAmount:*
		TaxTotalAmount:*----2 GrandTotalAmount:*----? InformationAmount:* TotalAllowanceChargeAmount:*----?
		TotalRetailValueInformationAmount:* GrossLineTotalAmount:* NetLineTotalAmount:* NetIncludingTaxesLineTotalAmount:*
		ProductWeightLossInformationAmount:*`,TradeSettlementPaymentMeans:`
		PaymentChannelCode:? TypeCode:?-1111 GuaranteeMethodCode:? PaymentMethodCode:? Information:*---?? ID:*
		ApplicableTradeSettlementFinancialCard:?---?? PayerPartyDebtorFinancialAccount:?-????
		PayeePartyCreditorFinancialAccount:?-???? PayerSpecifiedDebtorFinancialInstitution:?----?
		PayeeSpecifiedCreditorFinancialInstitution:?---??`,TradeTax:`
		CalculatedAmount:*-???? TypeCode:?-1111 ExemptionReason:?-???? CalculatedRate:? CalculationSequenceNumeric:?
		BasisQuantity:? BasisAmount:*-???? UnitBasisAmount:* LineTotalBasisAmount:*----? AllowanceChargeBasisAmount:*----?
		CategoryCode:?-1111 CurrencyCode:? Jurisdiction:* CustomsDutyIndicator:? ExemptionReasonCode:?-????
		TaxBasisAllowanceRate:? TaxPointDate:?---?? Type:? InformationAmount:* CategoryName:* DueDateTypeCode:?-????
		RateApplicablePercent:?-???? SpecifiedTradeAccountingAccount:* ServiceSupplyTradeCountry:?
		BuyerRepayableTaxSpecifiedTradeAccountingAccount:? SellerPayableTaxSpecifiedTradeAccountingAccount:?
		SellerRefundableTaxSpecifiedTradeAccountingAccount:? BuyerDeductibleTaxSpecifiedTradeAccountingAccount:?
		BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount:? PlaceApplicableTradeLocation:*`,UniversalCommunication:`
		URIID:?-11?? ChannelCode:? CompleteNumber:?---??`};function I(n){const e=Object.keys(n).sort((t,a)=>a.length-t.length);return new Map(Object.entries(n).map(([
t,a])=>[t,b(a,e)]))}function b(n,e){const t=new Map;for(const[a,i]of n.trim().split(/\s+/).entries()){const[r="",o=""]=i.split(":"),s=r.startsWith("~"),d=s?r.slice(
1):r,c=s?void 0:e.find(m=>d.endsWith(m));t.set(d,{order:a,occurrences:o,type:c,isText:!s&&c===void 0})}return t}const C=({occurrences:n},e)=>n[e]??"-",E=n=>n===
"1"||n==="+";function F(n){return n==="+"||n==="*"?1/0:n==="-"?0:n==="2"?2:1}const U={Invoice:`
		~UBLExtensions:? UBLVersionID:? CustomizationID:? ProfileID:? ProfileExecutionID:? ID:1 CopyIndicator:? UUID:?
		IssueDate:1 IssueTime:? DueDate:? InvoiceTypeCode:? Note:* TaxPointDate:? DocumentCurrencyCode:? TaxCurrencyCode:?
		PricingCurrencyCode:? PaymentCurrencyCode:? PaymentAlternativeCurrencyCode:? AccountingCostCode:? AccountingCost:?
		LineCountNumeric:? BuyerReference:? InvoicePeriod:* OrderReference:? BillingReference:* DespatchDocumentReference:*
		ReceiptDocumentReference:* StatementDocumentReference:* OriginatorDocumentReference:* ContractDocumentReference:*
		AdditionalDocumentReference:* ProjectReference:* ~Signature:* AccountingSupplierParty:1 AccountingCustomerParty:1
		PayeeParty:? BuyerCustomerParty:? SellerSupplierParty:? TaxRepresentativeParty:? Delivery:* ~DeliveryTerms:?
		PaymentMeans:* PaymentTerms:* ~PrepaidPayment:* AllowanceCharge:* ~TaxExchangeRate:? ~PricingExchangeRate:?
		~PaymentExchangeRate:? ~PaymentAlternativeExchangeRate:? TaxTotal:* WithholdingTaxTotal:* LegalMonetaryTotal:1
		InvoiceLine:+`,CreditNote:`
		~UBLExtensions:? UBLVersionID:? CustomizationID:? ProfileID:? ProfileExecutionID:? ID:1 CopyIndicator:? UUID:?
		IssueDate:1 IssueTime:? TaxPointDate:? CreditNoteTypeCode:? Note:* DocumentCurrencyCode:? TaxCurrencyCode:?
		PricingCurrencyCode:? PaymentCurrencyCode:? PaymentAlternativeCurrencyCode:? AccountingCostCode:? AccountingCost:?
		LineCountNumeric:? BuyerReference:? InvoicePeriod:* ~DiscrepancyResponse:* OrderReference:? BillingReference:*
		DespatchDocumentReference:* ReceiptDocumentReference:* ContractDocumentReference:* AdditionalDocumentReference:*
		StatementDocumentReference:* OriginatorDocumentReference:* ~Signature:* AccountingSupplierParty:1
		AccountingCustomerParty:1 PayeeParty:? BuyerCustomerParty:? SellerSupplierParty:? TaxRepresentativeParty:? Delivery:*
		~DeliveryTerms:* PaymentMeans:* PaymentTerms:* ~TaxExchangeRate:? ~PricingExchangeRate:? ~PaymentExchangeRate:?
		~PaymentAlternativeExchangeRate:? AllowanceCharge:* TaxTotal:* LegalMonetaryTotal:1 CreditNoteLine:+`,InvoiceLine:`
		ID:1 UUID:? Note:* InvoicedQuantity:? LineExtensionAmount:1 TaxPointDate:? AccountingCostCode:? AccountingCost:?
		PaymentPurposeCode:? FreeOfChargeIndicator:? InvoicePeriod:* OrderLineReference:* ~DespatchLineReference:*
		~ReceiptLineReference:* BillingReference:* DocumentReference:* ~PricingReference:? OriginatorParty:? Delivery:*
		PaymentTerms:* AllowanceCharge:* TaxTotal:* WithholdingTaxTotal:* Item:1 Price:? ~DeliveryTerms:? SubInvoiceLine:*
		~ItemPriceExtension:?`,CreditNoteLine:`
		ID:1 UUID:? Note:* CreditedQuantity:? LineExtensionAmount:? TaxPointDate:? AccountingCostCode:? AccountingCost:?
		PaymentPurposeCode:? FreeOfChargeIndicator:? InvoicePeriod:* OrderLineReference:* ~DiscrepancyResponse:*
		~DespatchLineReference:* ~ReceiptLineReference:* BillingReference:* DocumentReference:* ~PricingReference:?
		OriginatorParty:? Delivery:* PaymentTerms:* TaxTotal:* AllowanceCharge:* Item:? Price:? ~DeliveryTerms:*
		SubCreditNoteLine:* ~ItemPriceExtension:?`,Address:`
		ID:? AddressTypeCode:? AddressFormatCode:? Postbox:? Floor:? Room:? StreetName:? AdditionalStreetName:? BlockName:?
		BuildingName:? BuildingNumber:? InhouseMail:? Department:? MarkAttention:? MarkCare:? PlotIdentification:?
		CitySubdivisionName:? CityName:? PostalZone:? CountrySubentity:? CountrySubentityCode:? Region:? District:?
		TimezoneOffset:? AddressLine:* Country:? ~LocationCoordinate:*`,AddressLine:`
		Line:1`,AllowanceCharge:`
		ID:? ChargeIndicator:1 AllowanceChargeReasonCode:? AllowanceChargeReason:* MultiplierFactorNumeric:?
		PrepaidIndicator:? SequenceNumeric:? Amount:1 BaseAmount:? AccountingCostCode:? AccountingCost:? PerUnitAmount:?
		TaxCategory:* TaxTotal:? PaymentMeans:*`,Attachment:`
		EmbeddedDocumentBinaryObject:? ExternalReference:?`,BillingReference:`
		InvoiceDocumentReference:? SelfBilledInvoiceDocumentReference:? CreditNoteDocumentReference:?
		SelfBilledCreditNoteDocumentReference:? DebitNoteDocumentReference:? ReminderDocumentReference:?
		AdditionalDocumentReference:? ~BillingReferenceLine:*`,Branch:`
		ID:? Name:? FinancialInstitution:? Address:?`,CardAccount:`
		PrimaryAccountNumberID:1 NetworkID:1 CardTypeCode:? ValidityStartDate:? ExpiryDate:? IssuerID:? IssueNumberID:?
		CV2ID:? CardChipCode:? ChipApplicationID:? HolderName:?`,CommodityClassification:`
		NatureCode:? CargoTypeCode:? CommodityCode:? ItemClassificationCode:?`,Contact:`
		ID:? Name:? Telephone:? Telefax:? ElectronicMail:? Note:* ~OtherCommunication:*`,Country:`
		IdentificationCode:? Name:?`,CustomerParty:`
		CustomerAssignedAccountID:? SupplierAssignedAccountID:? AdditionalAccountID:* Party:? DeliveryContact:?
		AccountingContact:? BuyerContact:?`,Delivery:`
		ID:? Quantity:? MinimumQuantity:? MaximumQuantity:? ActualDeliveryDate:? ActualDeliveryTime:? LatestDeliveryDate:?
		LatestDeliveryTime:? ReleaseID:? TrackingID:? DeliveryAddress:? DeliveryLocation:? AlternativeDeliveryLocation:?
		RequestedDeliveryPeriod:? PromisedDeliveryPeriod:? EstimatedDeliveryPeriod:? CarrierParty:? DeliveryParty:?
		NotifyParty:* ~Despatch:? ~DeliveryTerms:* ~MinimumDeliveryUnit:? ~MaximumDeliveryUnit:? ~Shipment:?`,DocumentReference:`
		ID:1 CopyIndicator:? UUID:? IssueDate:? IssueTime:? DocumentTypeCode:? DocumentType:? XPath:* LanguageID:?
		LocaleCode:? VersionID:? DocumentStatusCode:? DocumentDescription:* Attachment:? ValidityPeriod:? IssuerParty:?
		~ResultOfVerification:?`,ExternalReference:`
		URI:? DocumentHash:? HashAlgorithmMethod:? ExpiryDate:? ExpiryTime:? MimeCode:? FormatCode:? EncodingCode:?
		CharacterSetCode:? FileName:? Description:*`,FinancialAccount:`
		ID:? Name:? AliasName:? AccountTypeCode:? AccountFormatCode:? CurrencyCode:? PaymentNote:*
		FinancialInstitutionBranch:? Country:?`,FinancialInstitution:`
		ID:? Name:? Address:?`,Item:`
		Description:* PackQuantity:? PackSizeNumeric:? CatalogueIndicator:? Name:? HazardousRiskIndicator:?
		AdditionalInformation:* Keyword:* BrandName:* ModelName:* BuyersItemIdentification:? SellersItemIdentification:?
		ManufacturersItemIdentification:* StandardItemIdentification:? CatalogueItemIdentification:?
		AdditionalItemIdentification:* CatalogueDocumentReference:? ItemSpecificationDocumentReference:* OriginCountry:?
		CommodityClassification:* ~TransactionConditions:* ~HazardousItem:* ClassifiedTaxCategory:* AdditionalItemProperty:*
		ManufacturerParty:* InformationContentProviderParty:? OriginAddress:* ~ItemInstance:* ~Certificate:* ~Dimension:*`,ItemIdentification:`
		ID:1 ExtendedID:? BarcodeSymbologyID:? ~PhysicalAttribute:* ~MeasurementDimension:* IssuerParty:?`,ItemProperty:`
		ID:? Name:1 NameCode:? TestMethod:? Value:? ValueQuantity:? ValueQualifier:* ImportanceCode:? ListValue:*
		UsabilityPeriod:? ~ItemPropertyGroup:* ~RangeDimension:? ~ItemPropertyRange:?`,Location:`
		ID:? Description:* Conditions:* CountrySubentity:? CountrySubentityCode:? LocationTypeCode:? InformationURI:? Name:?
		ValidityPeriod:* Address:? SubsidiaryLocation:* ~LocationCoordinate:*`,MonetaryTotal:`
		LineExtensionAmount:? TaxExclusiveAmount:? TaxInclusiveAmount:? AllowanceTotalAmount:? ChargeTotalAmount:?
		PrepaidAmount:? PayableRoundingAmount:? PayableAmount:1 PayableAlternativeAmount:?`,OrderLineReference:`
		LineID:1 SalesOrderLineID:? UUID:? LineStatusCode:? OrderReference:?`,OrderReference:`
		ID:1 SalesOrderID:? CopyIndicator:? UUID:? IssueDate:? IssueTime:? CustomerReference:? OrderTypeCode:?
		DocumentReference:?`,Party:`
		MarkCareIndicator:? MarkAttentionIndicator:? WebsiteURI:? LogoReferenceID:? EndpointID:? IndustryClassificationCode:?
		PartyIdentification:* PartyName:* ~Language:? PostalAddress:? PhysicalLocation:? PartyTaxScheme:* PartyLegalEntity:*
		Contact:? ~Person:* AgentParty:? ~ServiceProviderParty:* ~PowerOfAttorney:* FinancialAccount:?`,PartyIdentification:`
		ID:1`,PartyLegalEntity:`
		RegistrationName:? CompanyID:? RegistrationDate:? RegistrationExpirationDate:? CompanyLegalFormCode:?
		CompanyLegalForm:? SoleProprietorshipIndicator:? CompanyLiquidationStatusCode:? CorporateStockAmount:?
		FullyPaidSharesIndicator:? RegistrationAddress:? ~CorporateRegistrationScheme:? HeadOfficeParty:? ~ShareholderParty:*`,PartyName:`
		Name:1`,PartyTaxScheme:`
		RegistrationName:? CompanyID:? TaxLevelCode:? ExemptionReasonCode:? ExemptionReason:* RegistrationAddress:?
		TaxScheme:1`,PaymentMandate:`
		ID:? MandateTypeCode:? MaximumPaymentInstructionsNumeric:? MaximumPaidAmount:? SignatureID:? PayerParty:?
		PayerFinancialAccount:? ValidityPeriod:? PaymentReversalPeriod:? ~Clause:*`,PaymentMeans:`
		ID:? PaymentMeansCode:1 PaymentDueDate:? PaymentChannelCode:? InstructionID:? InstructionNote:* PaymentID:*
		CardAccount:? PayerFinancialAccount:? PayeeFinancialAccount:? ~CreditAccount:? PaymentMandate:? ~TradeFinancing:?`,PaymentTerms:`
		ID:? PaymentMeansID:* PrepaidPaymentReferenceID:? Note:* ReferenceEventCode:? SettlementDiscountPercent:?
		PenaltySurchargePercent:? PaymentPercent:? Amount:? SettlementDiscountAmount:? PenaltyAmount:?
		PaymentTermsDetailsURI:? PaymentDueDate:? InstallmentDueDate:? InvoicingPartyReference:? SettlementPeriod:?
		PenaltyPeriod:? ~ExchangeRate:? ValidityPeriod:?`,Period:`
		StartDate:? StartTime:? EndDate:? EndTime:? DurationMeasure:? DescriptionCode:* Description:*`,Price:`
		PriceAmount:1 BaseQuantity:? PriceChangeReason:* PriceTypeCode:? PriceType:? OrderableUnitFactorRate:?
		ValidityPeriod:* ~PriceList:? AllowanceCharge:* ~PricingExchangeRate:?`,ProjectReference:`
		ID:1 UUID:? IssueDate:? ~WorkPhaseReference:*`,SupplierParty:`
		CustomerAssignedAccountID:? AdditionalAccountID:* DataSendingCapability:? Party:? DespatchContact:?
		AccountingContact:? SellerContact:?`,TaxCategory:`
		ID:? Name:? Percent:? BaseUnitMeasure:? PerUnitAmount:? TaxExemptionReasonCode:? TaxExemptionReason:* TierRange:?
		TierRatePercent:? TaxScheme:1`,TaxScheme:`
		ID:? Name:? TaxTypeCode:? CurrencyCode:? ~JurisdictionRegionAddress:*`,TaxSubtotal:`
		TaxableAmount:? TaxAmount:1 CalculationSequenceNumeric:? TransactionCurrencyTaxAmount:? Percent:? BaseUnitMeasure:?
		PerUnitAmount:? TierRange:? TierRatePercent:? TaxCategory:1`,TaxTotal:`
		TaxAmount:1 RoundingAmount:? TaxEvidenceIndicator:? TaxIncludedIndicator:? TaxSubtotal:*`};var p=u(41634);const T=100,O=60,P={CII:I(M),UBL:I(U)},f=[void 0,"MI\
NIMUM","BASIC WL","BASIC","EN 16931","EXTENDED"],w="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",A="urn:oasis:names:speci\
fication:ubl:schema:xsd:Common",k=[["DateTime",["DateTimeString","DateTime"]],["Date",["DateString","Date"]],["Indicator",["Indicator","IndicatorString"]]],V=["\
Amount","Quantity","Percent","Measure","Numeric","Rate"],Q=["true","false","1","0"];async function $(n,e,t){const a=new H(n,e,t);return await(0,p.R)(n.root,t,(i,r,o)=>a.
take(i,r,o)),a.failures}class H{pace;failures=[];syntax;root;level;models=[];constructor({syntax:e,profile:t,root:a},i,r){this.pace=r,this.syntax=e,this.root=a;
const o=e==="UBL"||t?.level==="EN 16931"&&!i;this.level=o?0:Math.max(0,f.indexOf(t?.level))}async take(e,t,a){const i=this.childOf(e,t),r=t.length===0?P[this.syntax].
get(e.name):P[this.syntax].get(i?.type??"");if(this.models.length=t.length,this.models.push(r),this.failures.length>=T)return;const o=(0,p.d)(e,t,a),s=(d,c=null)=>{
this.failures.length<T&&this.failures.push({rule:"SCHEMA",text:d,where:o,found:c,expected:null})};r&&e.text.trim()!==""&&s(`${e.name} has elements, and no text \
between them`),r?await this.checkChildren(e,r,s):i?.isText&&this.checkText(e,s)}childOf({name:e,namespace:t},a){const i=this.models[a.length-1]?.get(e);if(!(!i||
C(i,this.level)==="-"))return t===this.namespaceOf(i,e,a.at(-1))?i:void 0}async checkChildren(e,t,a){const i=new Map;let r;this.pace.add(t.size);for(const{name:o,
namespace:s}of e.children){const d=this.pace.step(O);d&&await d;const c=t.get(o);if(!c){a("The schema has no such element there",o.slice(0,100));continue}s!==this.
namespaceOf(c,o,e)&&a(`${o} is in another namespace than that of the schema`);const m=(i.get(o)??0)+1;i.set(o,m);const S=F(C(c,this.level));m===S+1&&a(this.describeMost(
o,S)),r&&c.order<r.order?a(`The schema has ${o} before ${r.name}`):r={name:o,order:c.order}}for(const[o,s]of t)!i.has(o)&&E(C(s,this.level))&&a(`${o} is missing`)}describeMost(e,t){
return t===0?`The profile ${f[this.level]} has no ${e} there`:`${e} is there ${t===1?"once":"twice"} at most`}namespaceOf({isText:e},t,a){return this.syntax==="\
CII"?a===this.root?this.root.namespace:w:t==="UBLExtensions"?`${A}ExtensionComponents-2`:`${A}${e?"Basic":"Aggregate"}Components-2`}checkText({name:e,children:t,
text:a},i){const r=this.syntax==="CII"&&k.find(([d])=>e.endsWith(d))?.[1],o=r?t[0]:void 0;if(!r&&t.length>0)return i(`${e} holds text alone`);if(r&&(t.length!==
1||!r.includes(o.name)))return i(`${e} holds one ${r[0]}`);const s=(o?.text??a).trim();V.some(d=>e.endsWith(d))&&!(0,B._)(s)&&i(`${e} is a decimal number`,s.slice(
0,100)),e.endsWith("Indicator")&&!Q.includes(s)&&i(`${e} is true or false`,s.slice(0,100))}}var G=u(27547);async function W(n,e){const t=await(0,N.Q)(n,e);return typeof t==
"string"?{failures:[l("XML","file",`The file ${t}`)],warnings:[]}:await h(t,!1,e)}async function X(n){const{invoices:e,refused:t}=await(0,D.sc)(n),[a,i]=e;if(!a){
const c=t?`The attached XML ${t.reason}`:"The document has no XML in CII or UBL";return{failures:[l("PDF","attachments",c)],warnings:[]}}const r=await(0,D.Uj)(n),
o=await(0,L.Br)(n),{failures:s,warnings:d}=await h(a,!0,n.job.pace);return{failures:[...i?[l("PDF","attachments",`There are ${e.length} invoices, where one is a\
llowed`)]:[],...g(a,r).map(c=>l("PDF","XMP",c)),...K(o,r).map(c=>l("PDF","XMP",c)),...(await J(n)).map(c=>l("PDF","document",c)),...Y(n,a).map(c=>l("PDF","attac\
hments",c)),...s],warnings:d}}async function h(n,e,t){return{failures:[...await $(n,e,t),...await(0,y.P)(n,t),...(0,G.v)(n)],warnings:await(0,y.n)(n,t)}}const l=(n,e,t)=>({
rule:n,text:t,where:e,found:null,expected:null});function j(n){const e=new Map;for(const t of n){const a=t.rule==="PDF"||t.rule==="SCHEMA"?t.text:t.rule;e.has(a)||
e.set(a,t)}return[...e.values()].map(({rule:t,text:a,where:i})=>t==="PDF"?`${a.slice(0,1).toLowerCase()}${a.slice(1)}`:`${t} (${i}): ${a}`)}const z=(n,e)=>g(n,e).
length===0;function g({syntax:n,profile:e,file:t},a){if(n==="UBL")return["The XML is UBL, and Factur-X takes only CII"];if(!e)return["The guideline (BT-24) is n\
ot one of Factur-X, ZUGFeRD 2 or XRechnung"];if(!a)return["The XMP does not say that the document is an electronic invoice"];const i=[],r=[e.level,e.level.replaceAll(
" ","")];return(a.level===null||!r.includes(a.level.toUpperCase()))&&i.push(`The XMP names another level (fx:ConformanceLevel) than the XML, which is ${e.level}`),
a.file?.toLowerCase()!==t.toLowerCase()&&i.push("The XMP names another file (fx:DocumentFileName) than the attached one"),a.type!=="INVOICE"&&i.push("The XMP do\
es not say INVOICE (fx:DocumentType)"),a.version===null?i.push("The XMP names no version (fx:Version)"):q.test(a.version)||i.push("The XMP names a version (fx:V\
ersion) that does not exist"),i}const q=/^(?:\d\.\d|[12]p0)$/;function K(n,e){const t=n?.properties.find(({namespace:i,name:r})=>i===x.dK.pdfaExtension&&r==="sc\
hemas"),a=n&&t?n.text.slice(t.from,t.to):"";return!e||D.fD.some(i=>a.includes(i))?[]:["The XMP does not describe its properties of Factur-X (pdfaExtension:schem\
as)"]}async function J(n){const{archive:e}=await(0,v.ds)(n);return[...e!==void 0&&(e.part===3||e.part===4&&e.level==="f")?[]:["The document does not claim PDF/A\
-3"],...n.security?["The document is encrypted"]:[]]}const Z=["Alternative","Source","Data"];function Y(n,{attachment:e,profile:t,file:a}){const i=["MINIMUM","B\
ASIC WL"].includes(t?.level??"")?["Data"]:Z,r=[];return t&&a.toLowerCase()!==t.file&&a.toLowerCase()!=="zugferd-invoice.xml"&&r.push(`The attachment must be cal\
led ${t.file}`),(e.relationship===null||!i.includes(e.relationship))&&r.push(`The relationship (AFRelationship) must be ${i.join(", ")}`),e.mimeType!=="text/xml"&&
e.mimeType!=="application/xml"&&r.push("The media type of the attachment must be text/xml"),(n.array(n.catalog.get("AF"))??[]).flatMap(d=>{const c=n.dict(n.dict(
d)?.get("EF"));return c?[n.resolve(c.get("F")),n.resolve(c.get("UF"))]:[]}).includes(e.stream)||r.push("The attachment is not an associated file of the document\
 (/AF)"),r}})};
