CREATE TABLE "kubernetes_pull_secrets" (
	"cluster_id" uuid NOT NULL,
	"namespace" text NOT NULL,
	"secret_name" text NOT NULL,
	CONSTRAINT "kubernetes_pull_secrets_cluster_id_namespace_secret_name_pk" PRIMARY KEY("cluster_id","namespace","secret_name")
);
--> statement-breakpoint
CREATE TABLE "kubernetes_secrets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cluster_id" uuid NOT NULL,
	"namespace" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"keys" jsonb NOT NULL,
	"data" text NOT NULL,
	"managed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cluster_registries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cluster_id" uuid NOT NULL,
	"registry_id" uuid,
	"secret_name" text NOT NULL,
	"status" text NOT NULL,
	"message" text,
	"namespaces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"namespaces_total" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"url" text,
	"username" text NOT NULL,
	"password" text NOT NULL,
	"email" text,
	"aws_region" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kubernetes_pull_secrets" ADD CONSTRAINT "kubernetes_pull_secrets_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kubernetes_secrets" ADD CONSTRAINT "kubernetes_secrets_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_registries" ADD CONSTRAINT "cluster_registries_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_registries" ADD CONSTRAINT "cluster_registries_registry_id_registries_id_fk" FOREIGN KEY ("registry_id") REFERENCES "public"."registries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registries" ADD CONSTRAINT "registries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kubernetes_secrets_name" ON "kubernetes_secrets" USING btree ("cluster_id","namespace","name");--> statement-breakpoint
CREATE UNIQUE INDEX "cluster_registries_cluster_secret" ON "cluster_registries" USING btree ("cluster_id","secret_name");--> statement-breakpoint
CREATE INDEX "cluster_registries_registry" ON "cluster_registries" USING btree ("registry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registries_account_name" ON "registries" USING btree ("account_id","name");