ALTER TABLE "clusters" ADD COLUMN "cloud_token_hash" text;--> statement-breakpoint
-- Clusters that have servers already: no token has an empty hash, so the next one has to see them.
UPDATE "clusters" SET "cloud_token_hash" = '' WHERE "api_endpoint" IS NOT NULL OR "archived_at" IS NOT NULL;
