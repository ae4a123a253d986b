ALTER TABLE "api_keys" ALTER COLUMN "scope" SET DEFAULT 'read';--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "previous_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "scopes" text[] DEFAULT '{"read"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_previous_hash" ON "api_keys" USING btree ("previous_hash");--> statement-breakpoint
UPDATE "api_keys" SET "scopes" = ARRAY["scope"];