/** What the Pro plan costs, as the payment provider has it. */
export interface PlanPrice {
  id: string;
  /** In the currency's smallest unit. */
  amount: number;
  /** ISO 4217: EUR. */
  currency: string;
  interval: "month" | "year";
  /** Whether tax is part of the amount; null where the provider does not say. */
  includesTax: boolean | null;
}
