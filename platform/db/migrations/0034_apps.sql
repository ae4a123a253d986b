CREATE TABLE "installed_apps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cluster_id" uuid NOT NULL,
	"name" text NOT NULL,
	"instance_name" text DEFAULT 'default' NOT NULL,
	"status" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"message" jsonb,
	"version" text NOT NULL,
	"previous_version" text,
	"target_version" text,
	"inputs" jsonb NOT NULL,
	"secret_fields" text[] DEFAULT '{}' NOT NULL,
	"pending_secrets" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"deletes_data" boolean DEFAULT false NOT NULL,
	"endpoints" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"job_id" text,
	"updated_by" uuid,
	"updated_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installed_apps" ADD CONSTRAINT "installed_apps_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "installed_apps_cluster_name" ON "installed_apps" USING btree ("cluster_id","name","instance_name");