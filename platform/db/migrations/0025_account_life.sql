CREATE TABLE "wrapped_secrets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "deletion_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "support_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "wrapped_secrets" ADD CONSTRAINT "wrapped_secrets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wrapped_secrets_token" ON "wrapped_secrets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "wrapped_secrets_expires" ON "wrapped_secrets" USING btree ("expires_at");