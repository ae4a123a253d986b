DROP TABLE "checkouts" CASCADE;--> statement-breakpoint
-- Purchases of the former checkout page are not known to the payment provider: they are plans without a payment.
UPDATE "subscriptions" SET "external_id" = NULL, "next_billed_at" = NULL;
